import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { CleanText } from "../domain/text/model.ts"
import { BadRequest, NotFound, Unavailable } from "./errors.ts"

const numberIn = (pattern: RegExp, example: string) =>
  Schema.optionalKey(Schema.String.check(Schema.isPattern(pattern)).annotate({ examples: [example] }))

/** Decimal places and size are bounded, to bound the number of distinct requests. */
const pixels = /^[1-9]\d{0,3}$/
const share = /^(0(\.\d{1,4})?|1(\.0{1,4})?)$/

/** The query of `GET /images/{assetId}`: the image CDN's parameters (DECISIONS §18). */
export const ImageQuery = Schema.Struct({
  w: numberIn(pixels, "300"),
  h: numberIn(pixels, "300"),
  rect: numberIn(/^\d{1,5},\d{1,5},[1-9]\d{0,4},[1-9]\d{0,4}$/, "0,0,600,450"),
  "fp-x": numberIn(share, "0.5"),
  "fp-y": numberIn(share, "0.5"),
  dpr: numberIn(/^[1-3](\.\d{1,2})?$/, "2"),
  auto: Schema.optionalKey(Schema.Literal("format")),
})
export type ImageQuery = typeof ImageQuery.Type

/** Pictures of products and stores, outside `/api` (SPEC §7.5). */
export class ImagesApi extends HttpApiGroup.make("images")
  .add(
    HttpApiEndpoint.get("image", "/images/:assetId", {
      params: {
        assetId: CleanText.check(Schema.isMinLength(1)).annotate({
          description: "The assetId of a product's productImageSingle or a store's image",
        }),
      },
      query: ImageQuery.fields,
      success: Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "image/*" })),
      error: [BadRequest, NotFound, Unavailable],
    }).annotate(
      OpenApi.Description,
      "A picture: rect (x,y,width,height in pixels of the original) cuts it, w and h resize it (both: cut to that shape around the focal point fp-x, fp-y, shares of what rect left, the middle by default), dpr multiplies both; at most 3200 pixels a side and 8 million in all. auto=format answers AVIF or WebP to who accepts them, else JPEG. Answers with an ETag and may be kept for good. 400: 1002 parameters that do not fit; 404: 3010; 503: 3099 too much is being drawn.",
    ),
  )
  .annotate(OpenApi.Description, "Pictures, cut and resized") {}
