import { ImageQuery, NotFound, SkorpeApi, Unavailable } from "@skorpe/core/api"
import { Effect, Schema } from "effect"
import { HttpRouter } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { currentLanguage } from "../http/currentLanguage.ts"
import { errorAnswer } from "../http/failureAnswer.ts"
import { answerImage } from "./answerImage.ts"

/** The endpoint of pictures. */
export const ImagesHandlers = HttpApiBuilder.group(SkorpeApi, "images", (handlers) =>
  handlers.handleAll({ image: ({ params, query }) => answerImage(params.assetId, query) }),
)

const readQuery = Schema.decodeUnknownEffect(ImageQuery)

/** Handles HEAD of a picture, and unknown pictures, which would otherwise get the shop's page. */
export const imageHeads = HttpRouter.addAll([
  HttpRouter.route("HEAD", "/images/:assetId", (request) =>
    Effect.gen(function* () {
      const { assetId = "" } = yield* HttpRouter.params
      const query = Object.fromEntries(new URLSearchParams(request.url.split("?")[1] ?? ""))
      return yield* answerImage(assetId, yield* readQuery(query))
    }).pipe(
      Effect.catch((problem) => {
        if (problem instanceof NotFound) return refuse(404, 3010)
        return problem instanceof Unavailable ? refuse(503, 3099) : refuse(400, 1002)
      }),
    ),
  ),
  // A name that is too long for the router's parameter is neither a picture nor a page of the shop.
  HttpRouter.route("*", "/images/*", () => refuse(404, 3010)),
])

const refuse = (status: number, code: number) =>
  Effect.map(currentLanguage, (language) => errorAnswer(status, code, language))
