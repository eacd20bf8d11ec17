import { OrganisationToApprove } from "@skorpe/core/domain/organisation"
import { KitchenPage, KitchenReport } from "@skorpe/core/domain/order"
import type { StockMark, StoreWithMenu } from "@skorpe/core/domain/store"
import type { Chance } from "@skorpe/core/simulation"
import { Schema } from "effect"
import type { Journal } from "./journal.ts"
import { type SimulatedServer, staffKey } from "../../../server/src/testing/simulatedServer.ts"
import type { Kind } from "./swarm.ts"
import type { VirtualTime } from "./virtualTime.ts"
import type { watchStock } from "./watchStock.ts"

interface Surroundings {
  readonly time: VirtualTime
  readonly journal: Journal
  readonly server: () => SimulatedServer
  readonly stores: readonly StoreWithMenu[]
  readonly may: (kind: Kind) => boolean
  /** Is notified of what is in stock and what is not. */
  readonly stock: ReturnType<typeof watchStock>
  /** What is in the customers' carts. */
  readonly inCarts: () => readonly { readonly storeId: string; readonly codes: readonly string[] }[]
}

const decodePage = Schema.decodeUnknownSync(Schema.fromJsonString(KitchenPage))
const decodeCompanies = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Array(OrganisationToApprove)))
const encodeReport = Schema.encodeSync(KitchenReport)

const kindOf = ({ menu }: StoreWithMenu, code: string): StockMark["kind"] =>
  menu.ingredients.some(({ productCode }) => productCode === code) ? "ingredient" : "variation"

/** The staff of all stores: they accept orders and bring them on, call some off, give money back and run out of things. */
export const openKitchen = ({ time, journal, server, stores, may, stock, inCarts }: Surroundings) => {
  const headers = { "staff-key": staffKey, "content-type": "application/json" }
  let posts = 0
  const calledOff = new Set<string>()
  const post = async (path: string, said: object): Promise<number> => {
    const keyed = { ...headers, "idempotency-key": `kitchen-${++posts}` }
    const call = { method: "POST", path, headers: keyed, body: JSON.stringify(said), from: "10.1.0.1" }
    const { status, text } = await server().call(call)
    journal.tell(`kitchen ${path} ${JSON.stringify(said)}: ${status}`)
    journal.mix(text)
    return status
  }

  const mark = async (at: StoreWithMenu, said: Pick<StockMark, "kind" | "code">, until: number | null) => {
    const body = { ...said, until: until === null ? null : new Date(until).toISOString() }
    if ((await post(`/api/kitchen/stores/${at.store.id}/stock`, body)) !== 200) return
    stock.marked(at, said, until)
    const product = at.menu.products.find(({ productCode }) => productCode === said.code)
    const codes = new Set([said.code, ...(product?.variations ?? []).map(({ code }) => code)])
    if (!inCarts().some(({ storeId, codes: those }) => storeId === at.store.id && those.some((one) => codes.has(one))))
      return
    journal.count(until === null ? "back while in a cart" : "sold out while in a cart")
  }

  /** What a kitchen runs out of next: half of the time something that a customer has in the cart. */
  const drawGone = (at: StoreWithMenu, chance: Chance): Pick<StockMark, "kind" | "code"> | null => {
    const cart = chance.pick(inCarts().filter(({ storeId }) => storeId === at.store.id))
    const code = chance.pick(cart?.codes ?? [])
    if (code !== undefined && chance.happens(0.5)) return { kind: kindOf(at, code), code }
    const [product, ingredient] = [chance.pick(at.menu.products), chance.pick(at.menu.ingredients)]
    if (ingredient !== undefined && chance.happens(0.4)) return { kind: "ingredient", code: ingredient.productCode }
    return product === undefined ? null : { kind: "product", code: product.productCode }
  }

  const runOut = async (chance: Chance): Promise<void> => {
    const gone = chance.pick(stock.soldOut())
    const lacking = stores.find(({ store }) => store.id === gone?.storeId)
    if (gone !== undefined && lacking !== undefined && chance.happens(0.3)) {
      return mark(lacking, { kind: kindOf(lacking, gone.code), code: gone.code }, null)
    }
    const at = chance.pick(stores)
    const next = at === undefined ? null : drawGone(at, chance)
    const minutes = chance.happens(0.4) ? 5 + chance.below(60) : 3 * 60 + chance.below(18 * 60)
    if (at !== undefined && next !== null) await mark(at, next, time.now() + minutes * 60_000)
  }

  /** Whether the last look found no order, and nothing has happened since. */
  let isIdle = false
  const advance = async (chance: Chance): Promise<void> => {
    // A scheduled order becomes due without any event.
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
        calledOff.add(order.orderId)
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
    /** The orders that it has called off. */
    calledOff: calledOff as ReadonlySet<string>,
    /** The orders that it has yet to finish, as its page shows them. */
    open: async () => {
      const page = await server().call({ method: "GET", path: "/api/kitchen/orders", headers, from: "10.1.0.1" })
      return page.status === 200 ? decodePage(page.text).items : []
    },
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
