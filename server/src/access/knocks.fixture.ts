import type { SkorpeApi } from "@skorpe/core/api"
import { randomUUID } from "node:crypto"
import type { RunningServer } from "../startServer.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import type { Actor } from "./accessTable.ts"
import { accountKnocks, makeCustomer, type SceneCustomer } from "./accountKnocks.fixture.ts"

/** What there is for actors to knock at. */
export interface Scene {
  readonly orderId: string
  readonly customer: SceneCustomer
}

/** A call that would be answered well if only its caller may make it. */
export interface Knock {
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

type Groups = (typeof SkorpeApi)["groups"]

const price = {
  cart: { storeId: "store-open", deliveryMethod: "carryout", requestedTime: null, products: [] },
  coupons: [],
  organisationId: null,
  totalAmount: 0,
  isLoyaltyOrder: false,
}

const paying = (path: string, body: unknown): Knock => ({ path, body, headers: { "idempotency-key": randomUUID() } })

/** How to knock at each endpoint, about what belongs to the scene's customer and organisation. */
export const knocks: {
  readonly [Group in keyof Groups]: {
    readonly [Name in keyof Groups[Group]["endpoints"]]: (scene: Scene) => Knock | Promise<Knock>
  }
} = {
  system: { health: () => ({ path: "/api/health" }), now: () => ({ path: "/api/utils/now" }) },
  stores: {
    list: () => ({ path: "/api/stores" }),
    read: () => ({ path: "/api/stores/store-open" }),
    status: () => ({ path: "/api/stores/store-open/status" }),
  },
  orders: {
    price: () => ({ path: "/api/order/price", body: price }),
    create: () => ({
      path: "/api/order/create",
      body: margheritas(1),
      headers: { "idempotency-key": randomUUID() },
    }),
    list: () => ({ path: "/api/orders" }),
    read: ({ orderId }) => ({ path: `/api/order/${orderId}` }),
    track: ({ orderId }) => ({ path: `/api/order/${orderId}/track` }),
  },
  ...accountKnocks,
  payments: {
    methods: ({ orderId }) => ({ path: `/api/order/payment-methods?orderId=${orderId}` }),
    begin: ({ orderId }) => paying("/api/order/create-payment", { orderId, details: {} }),
    goOn: ({ orderId }) => paying("/api/order/update-payment", { orderId, details: {} }),
    status: ({ orderId }) => ({ path: "/api/order/payment", body: { orderId } }),
    session: ({ orderId }) => paying(`/api/order/${orderId}/session`, {}),
    pay: ({ orderId }) => paying(`/api/order/${orderId}/pay`, { paymentType: "INSTORE" }),
    notify: () => ({ path: "/api/payments/notifications", body: {} }),
  },
  kitchen: {
    orders: () => ({ path: "/api/kitchen/orders" }),
    report: ({ orderId }) => ({ path: `/api/kitchen/orders/${orderId}/report`, body: { type: "Accept" } }),
  },
}

/** The actors that can be had; the others wait for what makes them possible. */
export const playable = ["anonymous", "customer", "otherCustomer", "staff"] as const satisfies readonly Actor[]

const people = new Map<string, SceneCustomer>()

/** A customer who lasts from scene to scene, until a call has logged them out or deleted them. */
const stillThere = async (server: RunningServer, role: string): Promise<SceneCustomer> => {
  const found = people.get(role)
  if (found !== undefined && (await found.client.get("/user/profile")).status === 200) return found
  const made = await makeCustomer(server)
  people.set(role, made)
  return made
}

/** Makes the scene, and what each actor sends along. */
export const setScene = async (server: RunningServer) => {
  const order = async () => (await orderingClient(server.url).order(margheritas(1))).body as Record<string, string>
  const [theirs, another] = [await order(), await order()]
  const customer = await stillThere(server, "customer")
  const other = await stillThere(server, "otherCustomer")
  const scene: Scene = { orderId: theirs["orderId"] ?? "", customer }
  const cookie = ({ client }: SceneCustomer) => `__Host-session=${client.cookies.get("__Host-session") ?? ""}`
  const cast: Readonly<Record<(typeof playable)[number], Readonly<Record<string, string>>>> = {
    anonymous: {},
    customer: { "order-token": theirs["trackingToken"] ?? "", cookie: cookie(customer) },
    otherCustomer: { "order-token": another["trackingToken"] ?? "", cookie: cookie(other) },
    staff: { "staff-key": server.staffKey },
  }
  return { scene, cast }
}
