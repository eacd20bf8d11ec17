import { OrganisationToApprove } from "@skorpe/core/domain/organisation"
import { KitchenPage, KitchenReport } from "@skorpe/core/domain/order"
import type { StoreWithMenu } from "@skorpe/core/domain/store"
import type { Chance } from "@skorpe/core/simulation"
import { Schema } from "effect"
import type { Journal } from "./journal.ts"
import { type SimulatedServer, staffKey } from "../../../server/src/testing/simulatedServer.ts"
import type { Kind } from "./swarm.ts"
import type { VirtualTime } from "./virtualTime.ts"

interface Surroundings {
  readonly time: VirtualTime
  readonly journal: Journal
  readonly server: () => SimulatedServer
  readonly stores: readonly StoreWithMenu[]
  readonly may: (kind: Kind) => boolean
}

const decodePage = Schema.decodeUnknownSync(Schema.fromJsonString(KitchenPage))
const decodeCompanies = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Array(OrganisationToApprove)))
const encodeReport = Schema.encodeSync(KitchenReport)

/** The staff of all stores: they accept orders and bring them on, call some off, give money back and run out of things. */
export const openKitchen = ({ time, journal, server, stores, may }: Surroundings) => {
  const headers = { "staff-key": staffKey, "content-type": "application/json" }
  let posts = 0
  const post = async (path: string, said: object): Promise<number> => {
    const keyed = { ...headers, "idempotency-key": `kitchen-${++posts}` }
    const call = { method: "POST", path, headers: keyed, body: JSON.stringify(said), from: "10.1.0.1" }
    const { status, text } = await server().call(call)
    journal.tell(`kitchen ${path} ${JSON.stringify(said)}: ${status}`)
    journal.mix(text)
    return status
  }

  const runOut = async (chance: Chance): Promise<void> => {
    const at = chance.pick(stores)
    const product = chance.pick(at?.menu.products ?? [])
    if (at === undefined || product === undefined) return
    const until = chance.happens(0.3) ? null : new Date(time.now() + (5 + chance.below(60)) * 60_000).toISOString()
    await post(`/api/kitchen/stores/${at.store.id}/stock`, { kind: "product", code: product.productCode, until })
  }

  /** Whether the last look found no order, and nothing has happened since. */
  let isIdle = false
  const advance = async (chance: Chance): Promise<void> => {
    // An order for later comes up without anything that happens.
    if (isIdle && !chance.happens(0.1)) return
    const page = await server().call({ method: "GET", path: "/api/kitchen/orders", headers, from: "10.1.0.1" })
    if (page.status !== 200) return
    const order = chance.pick(decodePage(page.text).items)
    isIdle = order === undefined
    if (order === undefined) return
    const path = `/api/kitchen/orders/${order.orderId}/report`
    if (may("kitchen calls off") && chance.happens(0.15)) {
      const type = order.status === "placed" ? "Refuse" : "Cancel"
      if ((await post(path, { type, reason: "The oven is out" })) === 200) {
        journal.count("order called off by the kitchen")
      }
      return
    }
    if (may("refunds") && order.status === "accepted" && chance.happens(0.1)) {
      await post(`/api/kitchen/orders/${order.orderId}/refund`, { amount: null })
    }
    if (order.next !== null) await post(path, encodeReport(order.next))
  }

  const approve = async (): Promise<void> => {
    const waiting = await server().call({
      method: "GET",
      path: "/api/kitchen/organisations",
      headers,
      from: "10.1.0.1",
    })
    const [company] = waiting.status === 200 ? decodeCompanies(waiting.text) : []
    if (company === undefined) return
    const limits = { perOrder: 900, perMonth: 1500 }
    if ((await post(`/api/kitchen/organisations/${company.number}/approve`, limits)) === 200) {
      journal.count("company approved")
    }
  }

  return {
    /** Something has happened to an order. */
    wake: () => void (isIdle = false),
    /** Does one thing. */
    work: async (chance: Chance): Promise<void> => {
      if (may("companies") && chance.happens(0.05)) await approve()
      else if (may("sold out") && chance.happens(0.2)) await runOut(chance)
      else await advance(chance)
    },
  }
}
