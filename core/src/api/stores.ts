import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Hotspot, Store, StoreStatus, StoreWithMenu } from "../domain/store/model.ts"
import { EstimatedWaits, StoresFound, StoresWanted, WaitsWanted } from "../domain/store/wire.ts"
import { CleanText } from "../domain/text/model.ts"
import { BadRequest, NotFound } from "./errors.ts"
import { withExamples } from "./withExamples.ts"
import { paths } from "./paths.ts"

const idLike = (example: string) =>
  CleanText.check(Schema.isMinLength(1)).annotate({ examples: [example], description: "A store's id or slug" })
const params = { id: idLike("101") }

const karlJohan = { street: "Karl Johans gate", number: "4", postalCode: "0151", city: "Oslo" }
const place = { latitude: 59.9136, longitude: 10.7454 }
const waitMinutes = { pickup: 15, delivery: 40 }
const nearStore = {
  id: "101",
  slug: "oslo-sentrum",
  name: "Oslo sentrum",
  address: { street: "Storgata 1", postalCode: "0155", city: "Oslo" },
  position: { latitude: 59.9127, longitude: 10.7461 },
  distance: 108,
  open: true,
  changesAt: "2026-11-21T22:00:00.000Z",
  waitMinutes,
  delivers: true,
  deliveryFee: 59,
  minimumDelivery: 149,
}

/** Stores and their menus (SPEC §7.1, §7.4). */
export class StoresApi extends HttpApiGroup.make("stores")
  .add(
    HttpApiEndpoint.get("list", paths.stores.list, { success: Schema.Array(Store) }).annotate(
      OpenApi.Description,
      "Every store, with its hours, position and fees.",
    ),
    HttpApiEndpoint.get("read", paths.stores.read, { params, success: StoreWithMenu, error: NotFound }).annotate(
      OpenApi.Description,
      "A store by id or slug, with its menu. Answers with an ETag; send it back as If-None-Match for a 304. The ETag changes when the kitchen marks something sold out or sets a delay. 404: 3010.",
    ),
    HttpApiEndpoint.get("status", paths.stores.status, {
      params,
      success: withExamples(StoreStatus, {
        open: true,
        changesAt: "2026-11-21T22:00:00.000Z",
        waitMinutes,
        soldOutProducts: [],
        soldOutVariations: ["MARG_AM30"],
        soldOutUntil: { MARG_AM30: "2026-11-21T20:00:00.000Z" },
        serverTime: "2026-11-21T17:00:00.000Z",
        paysOnline: true,
      }),
      error: NotFound,
    }).annotate(
      OpenApi.Description,
      "Whether the store is open now, its current waits, and what is sold out now, and until when. 404: 3010.",
    ),
    HttpApiEndpoint.post("find", paths.stores.find, {
      payload: withExamples(StoresWanted, { position: place }, { address: karlJohan }),
      success: withExamples(StoresFound, { position: place, delivering: [nearStore], nearest: [nearStore] }),
      error: BadRequest,
    }).annotate(
      OpenApi.Description,
      "The stores that deliver to a place, best first (open, then quick, then near), and the ten nearest with their distance in metres, a closed one as if it were ten kilometres farther. The place is a position, or an address, which is geocoded if it has no position. 400: 1002 malformed, 3019 address not found.",
    ),
    HttpApiEndpoint.post("waits", "/stores/:id/estimated-wait-times", {
      params,
      payload: withExamples(WaitsWanted, {}, { address: { ...karlJohan, position: place } }),
      success: withExamples(EstimatedWaits, {
        carryout: 15,
        delivery: 40,
        hotspot: null,
        open: true,
        serverTime: "2026-11-21T17:00:00.000Z",
      }),
      error: [BadRequest, NotFound],
    }).annotate(
      OpenApi.Description,
      "Minutes from order to hand-over by method, for an order placed now: the store's usual time, plus the kitchen's delay, plus the open orders above its capacity. Delivery is null to an address outside the area. 400: 1002, 3019 address not found; 404: 3010.",
    ),
    HttpApiEndpoint.get("hotspot", "/stores/:id/hotspot/:hotspotId", {
      params: {
        id: idLike("102"),
        hotspotId: CleanText.check(Schema.isMinLength(1)).annotate({ examples: ["102-park"] }),
      },
      success: withExamples(Hotspot, {
        id: "arena",
        name: "Arena",
        address: { street: "Arenaveien 1", postalCode: "0155", city: "Oslo" },
        position: place,
        fee: 29,
        parameters: [
          {
            key: "seat",
            label: { nb: "Rad og sete (12-7)", sv: "Rad och plats (12-7)", en: "Row and seat (12-7)" },
            pattern: "[1-9][0-9]?-[1-9][0-9]?",
            required: true,
          },
        ],
      }),
      error: NotFound,
    }).annotate(
      OpenApi.Description,
      "A named place that a store delivers to, with its fee and its questions (a seat, a gate): the answers go into an order's hotspotParameters. 404: 3010.",
    ),
  )
  .annotate(OpenApi.Description, "Stores and their menus") {}
