import type { RunningServer } from "../../src/startServer.ts"
import { margheritas, orderingClient } from "../../src/testing/orderingClient.ts"
import { peopleClient } from "../../src/testing/peopleClient.ts"
import type { Json } from "./json.ts"

/** Existing ids and secrets of the shop: without them junk never gets past the first "not found". */
export interface KnownWords {
  /** Valid values of a field or header, by name. */
  readonly fields: Readonly<Record<string, readonly [string, ...string[]]>>
  /** Valid bodies, by endpoint name. */
  readonly bodies: Readonly<Record<string, Json>>
  /** Sessions of customers, members and administrators. */
  readonly cookies: readonly [string, ...string[]]
}

/** Places an order and collects what its customer and the staff know. */
export const learnWords = async (server: RunningServer): Promise<KnownWords> => {
  const { body } = await orderingClient(server.url).order(margheritas(1))
  const orderId = String(body.orderId)
  const people = peopleClient(server)
  const sessions: string[] = []
  for (let nth = 0; nth < 400; nth++) {
    const { cookie = "" } = await people.sessionOf(`no-customer-${1 + (nth % 8)}`)
    sessions.push(cookie)
  }
  await people.close()
  const [session = "", ...others] = sessions
  return {
    cookies: [session, ...others],
    fields: {
      id: [orderId, "store-open", "no-organisation-1", "no-customer-1", "always-open", "store-closed"],
      orderId: [orderId],
      organisationId: ["no-organisation-1", "no-organisation-2"],
      userId: ["no-customer-5", "no-customer-1"],
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
      "orders.coupon": { code: "HENT25", coupons: [], cart: null, organisationId: null },
    },
  }
}
