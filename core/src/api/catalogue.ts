import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Address } from "../domain/address/model.ts"
import { Deal } from "../domain/discount/model.ts"
import { Upsell, UpsellsWanted } from "../domain/menu/upsell.ts"
import { CleanText } from "../domain/text/model.ts"
import { BadRequest, NotFound } from "./errors.ts"
import { withExamples } from "./withExamples.ts"
import { paths } from "./paths.ts"

const degrees = (most: number) =>
  Schema.optionalKey(Schema.FiniteFromString.check(Schema.isBetween({ minimum: -most, maximum: most })))

/** Addresses, deals and upsells (SPEC §7.1, §7.4). */
export class CatalogueApi extends HttpApiGroup.make("catalogue")
  .add(
    HttpApiEndpoint.get("addresses", paths.catalogue.addresses, {
      params: { q: CleanText.annotate({ examples: ["karl joh 4"] }) },
      query: { latitude: degrees(90), longitude: degrees(180) },
      success: withExamples(Schema.Array(Address), [
        {
          id: "101-3-1",
          street: "Karl Johans gate",
          number: "4",
          postalCode: "0151",
          city: "Oslo",
          position: { latitude: 59.9136, longitude: 10.7454 },
        },
      ]),
      error: BadRequest,
    }).annotate(
      OpenApi.Description,
      "At most ten addresses in which every typed word is the start of a word of the street, the postal code or the city, without regard to accents and capitals; a number narrows to houses whose number starts so. With latitude and longitude (both) the nearest come first. 400: 1002 half a position.",
    ),
    HttpApiEndpoint.get("deals", paths.catalogue.deals, {
      success: withExamples(Schema.Array(Deal), [
        {
          code: "DUO399",
          title: {
            nb: "To mediumpizzaer 399,–",
            sv: "Två mellanpizzor 399:–",
            en: "Two medium pizzas for 399",
          },
          description: { nb: "Velg fritt.", sv: "Välj fritt.", en: "Pick any two." },
          price: 399,
          deliveryMethods: ["carryout", "delivery"],
          stores: [],
          validUntil: "2027-12-31T22:59:59.000Z",
          priority: 10,
        },
      ]),
    }).annotate(
      OpenApi.Description,
      "Today's deals, best first; use a deal's code as coupon when pricing and ordering. Answers with an ETag.",
    ),
    HttpApiEndpoint.post("upsells", paths.catalogue.upsells, {
      params: {
        id: CleanText.check(Schema.isMinLength(1)).annotate({ examples: ["101"], description: "A store's id or slug" }),
      },
      payload: withExamples(UpsellsWanted, {
        cartItems: [{ variationCode: "MARG_AM30", quantity: 1 }],
        favourites: ["COLA50"],
        requestedTime: "2026-11-28T17:00:00.000Z",
      }),
      success: withExamples(Schema.Array(Upsell), [
        {
          id: "thirsty",
          title: { nb: "Noe å drikke til?", sv: "Något att dricka till?", en: "Something to drink?" },
          whenInCart: [],
          unlessInCart: ["Drinks"],
          products: ["COLA", "COLZ"],
          priority: 10,
        },
      ]),
      error: [BadRequest, NotFound],
    }).annotate(
      OpenApi.Description,
      "Upsell shelves for a cart at a store, best first, favourites in front; only what is in stock at `requestedTime` (now without one, or when it has passed), never beer. 400: 1002; 404: 3010 no such store.",
    ),
  )
  .annotate(OpenApi.Description, "Addresses, deals and additional products") {}
