import type { RunningServer } from "../../src/startServer.ts"
import { margheritas, orderingClient } from "../../src/testing/orderingClient.ts"
import type { Json } from "./json.ts"

/** What somebody would know who has used the shop: without it junk never gets past the first "no such thing". */
export interface KnownWords {
  /** Proper values of a field or a header, wherever one of that name is asked for. */
  readonly fields: Readonly<Record<string, readonly [string, ...string[]]>>
  /** Whole bodies that an endpoint takes, by its name. */
  readonly bodies: Readonly<Record<string, Json>>
}

/** Places an order and tells what its customer and the staff know. */
export const learnWords = async (server: RunningServer): Promise<KnownWords> => {
  const { body } = await orderingClient(server.url).order(margheritas(1))
  const orderId = String(body.orderId)
  return {
    fields: {
      id: [orderId, "store-open", "always-open", "store-closed"],
      storeId: ["store-open", "store-closed"],
      hotspotId: ["arena"],
      codes: ["MARG_AM30", "DIP", "DLVRYFEE"],
      code: ["PE"],
      phoneNumber: ["+4740000000"],
      phone: ["+4740000000"],
      "order-token": [String(body.trackingToken)],
      "staff-key": [server.staffKey],
      "last-event-id": ["0", "1", "99"],
    },
    bodies: {
      "orders.create": margheritas(1),
      "orders.price": {
        cart: { storeId: "store-open", deliveryMethod: "carryout", requestedTime: null, products: [] },
        coupons: [],
        organisationId: null,
        totalAmount: 0,
        isLoyaltyOrder: false,
      },
    },
  }
}
