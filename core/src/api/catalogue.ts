import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Address } from "../address/model.ts"
import { Deal } from "../discount/model.ts"
import { Upsell, UpsellsWanted } from "../menu/upsell.ts"
import { CleanText } from "../text/model.ts"
import { BadRequest, NotFound } from "./errors.ts"

const degrees = (most: number) =>
  Schema.optionalKey(Schema.FiniteFromString.check(Schema.isBetween({ minimum: -most, maximum: most })))

/** Addresses, deals and what else might be nice (SPEC §7.1, §7.4). */
export class CatalogueApi extends HttpApiGroup.make("catalogue")
  .add(
    HttpApiEndpoint.get("addresses", "/address/search/:q", {
      params: { q: CleanText.annotate({ examples: ["karl joh 4"] }) },
      query: { latitude: degrees(90), longitude: degrees(180) },
      success: Schema.Array(Address),
      error: BadRequest,
    }).annotate(
      OpenApi.Description,
      "At most ten addresses in which every typed word is the start of a word of the street, the postal code or the city, without regard to accents and capitals; a number narrows to houses whose number starts so. With latitude and longitude (both) the nearest come first. 400: 1002 half a position.",
    ),
    HttpApiEndpoint.get("deals", "/deals", { success: Schema.Array(Deal) }).annotate(
      OpenApi.Description,
      "What is advertised today, the best first; send a deal's code as coupon with the price and the order. Answers with an ETag.",
    ),
    HttpApiEndpoint.post("upsells", "/upsells/:id", {
      params: {
        id: CleanText.check(Schema.isMinLength(1)).annotate({ examples: ["101"], description: "A store's id or slug" }),
      },
      payload: UpsellsWanted,
      success: Schema.Array(Upsell),
      error: [BadRequest, NotFound],
    }).annotate(
      OpenApi.Description,
      "Shelves of things that go with a cart at a store, the best first, favourites in front; only what the store has, never beer. 400: 1002; 404: 3010 no such store.",
    ),
  )
  .annotate(OpenApi.Description, "Addresses, deals and additional products") {}
