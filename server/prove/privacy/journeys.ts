import { margheritas } from "../../src/testing/orderingClient.ts"
import { doors } from "../contract/endpoints.ts"
import { isFields, type Json, mapTexts } from "../contract/json.ts"
import { properInput } from "../contract/properInput.ts"
import { chanceOf } from "../harness/chance.ts"
import { post } from "../harness/post.ts"
import type { SpawnedServer } from "../harness/spawnServer.ts"
import type { Canaries } from "./canaries.ts"

/** A sequence of calls with canaries in every personal or secret field. */
export interface Journey {
  readonly name: string
  readonly go: (server: SpawnedServer, canaries: Canaries, nth: number) => Promise<void>
}

const create = (server: SpawnedServer, body: unknown, key: string) =>
  post(`${server.url}/api/order/create`, body, { "idempotency-key": key })

const orderOf = (name: string, canaries: Canaries, changes: Record<string, unknown> = {}) => {
  const text = (field: string) => canaries.text(`${name}: ${field}`)
  return margheritas(1, {
    deliveryMethod: "delivery",
    totalAmountNet: 199 + 49,
    products: [
      { codes: ["DLVRYFEE"], quantity: 1, unitPrice: 49, ingredients: [] },
      { codes: ["MARG_AM30"], quantity: 1, unitPrice: 199, ingredients: [] },
    ],
    shippingInfo: {
      firstNames: text("firstNames"),
      lastName: text("lastName"),
      phoneNumber: canaries.phone(`${name}: phoneNumber`),
      email: `${text("email")}@example.test`,
      message: text("message"),
      address: {
        // The register must know it, so it can be no canary.
        street: "Rådhusgata 40",
        postalCode: "0151",
        city: text("city"),
        position: { latitude: 59.91, longitude: 10.75 },
        deliveryDescription: text("deliveryDescription"),
      },
    },
    billingNote: text("billingNote"),
    ...changes,
  })
}

/** Valid, refused and malformed calls; a feature with new personal data adds a journey that sends it. */
export const journeys: readonly Journey[] = [
  {
    name: "an order that is placed, read and followed",
    go: async (server, canaries) => {
      const heard = await create(server, orderOf("placed", canaries), canaries.text("placed: idempotency key"))
      const told: unknown = JSON.parse(heard?.text ?? "{}")
      if (heard?.status !== 200 || !isFields(told as Json)) throw new Error(`the order was refused: ${heard?.text}`)
      const { orderId, trackingToken } = told as Record<string, string>
      const read = await fetch(`${server.url}/api/order/${orderId}`, {
        headers: { "order-token": trackingToken ?? "" },
      })
      if (read.status !== 200) throw new Error(`the order cannot be read: ${read.status}`)
      await fetch(`${server.url}/api/order/${orderId}`, { headers: { "order-token": canaries.text("wrong token") } })
    },
  },
  {
    name: "orders that are refused",
    go: async (server, canaries) => {
      const refused = (name: string, changes: Record<string, unknown>) =>
        create(server, orderOf(name, canaries, changes), canaries.text(`${name}: idempotency key`))
      await refused("wrong price", { totalAmountNet: 1 })
      await refused("unknown store", { storeId: canaries.text("unknown store: storeId") })
      await refused("closed", { storeId: "store-closed" })
      await refused("coupon", { coupons: [canaries.text("coupon: code")] })
      await refused("organisation", { organisationId: canaries.text("organisation: id") })
      await refused("broken", { products: canaries.text("broken: products") })
      await refused("NUL", { billingNote: `${canaries.text("NUL: billingNote")}\u0000` })
    },
  },
  {
    name: "bodies that are not JSON, and texts in unexpected places",
    go: async (server, canaries) => {
      await create(server, `{"firstNames":"${canaries.text("half a body")}`, canaries.text("half a body: key"))
      await fetch(`${server.url}/api/order/${canaries.text("path")}?token=${canaries.text("query")}`)
      await fetch(`${server.url}/${canaries.text("page")}?email=${canaries.text("page's query")}`)
      await fetch(`${server.url}/api/kitchen/orders`, { headers: { "staff-key": canaries.text("wrong staff key") } })
    },
  },
  {
    name: "every endpoint of the contract, each of its texts a canary",
    go: async (server, canaries, nth) => {
      for (const door of doors.filter(({ payload }) => payload !== undefined)) {
        const chance = chanceOf(nth, 0)
        const fill = (value: Json): Json => mapTexts(value, (_, field) => canaries.text(`${door.name}: ${field}`))
        const body = fill(properInput(door.payload, nth)(chance))
        await post(server.url + door.path.replace(/:\w+/g, () => canaries.text(`${door.name}: path`)), body, {
          "idempotency-key": canaries.text(`${door.name}: idempotency key`),
        })
      }
    },
  },
]

/** Repeated while the database is down, which the server logs as its own failure. */
export const inTheDark: Journey = {
  name: "orders while the database is away",
  go: async (server, canaries) => {
    for (let times = 0; times < 3; times++) {
      await create(server, orderOf("in the dark", canaries), canaries.text("in the dark: idempotency key"))
    }
    await fetch(
      `${server.url}/api/order/${canaries.text("in the dark: path")}?q=${canaries.text("in the dark: query")}`,
    )
  },
}
