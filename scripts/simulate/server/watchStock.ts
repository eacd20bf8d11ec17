import type { OrderLine } from "@skorpe/core/domain/order"
import { minutesToWait, type StockMark, type StoreWithMenu } from "@skorpe/core/domain/store"
import type { HttpAsk } from "@skorpe/core/services"
import type { Answered } from "../../../server/src/testing/plainCall.ts"
import type { Journal } from "./journal.ts"
import type { VirtualTime } from "./virtualTime.ts"

interface Surroundings {
  readonly time: VirtualTime
  readonly journal: Journal
  readonly stores: readonly StoreWithMenu[]
  readonly object: (why: string) => void
}

type Lines = readonly (typeof OrderLine.Encoded)[]

/** What is wanted, from which store and for when. */
interface Wanted {
  readonly storeId: string
  readonly deliveryMethod: "carryout" | "delivery" | "hotspot"
  /** Milliseconds since 1970; `null` is as soon as possible. */
  readonly time: number | null
  readonly lines: Lines
}

const [price, create] = ["/api/order/price", "/api/order/create"]
const minute = 60_000

/** Minutes by which open orders and delays move the earliest time at most. */
const longer = 120

/** What a call asks for; `null` for one that orders and prices nothing. */
const wantedIn = ({ path, body = "{}" }: HttpAsk): Wanted | null => {
  const instant = (text: string | null | undefined): number | null => (text == null ? null : Date.parse(text))
  const sent = JSON.parse(body)
  if (path === create) {
    const { storeId, deliveryMethod, advanceOrderTimeLocal, products } = sent
    return { storeId, deliveryMethod, time: instant(advanceOrderTimeLocal), lines: products }
  }
  if (path !== price) return null
  const { storeId, deliveryMethod, requestedTime, products } = sent.cart
  return { storeId, deliveryMethod, time: instant(requestedTime), lines: products }
}

/** When something that the menu or kitchen marks as sold out is back; 0 if it is available. */
type Back = (code: string) => number

/**
 * Keeps its own record of what the kitchen ran out of, and judges orders and prices by it: what is available at the
 * serving time is never refused as sold out, and what is not available is never ordered.
 */
export const watchStock = ({ time, journal, stores, object }: Surroundings) => {
  const marks = new Map<string, number>()
  const taken = new Set<string>()

  const backOf = ({ store, menu }: StoreWithMenu): Back => {
    const byMenu = new Map<string, number>()
    for (const { variations } of menu.products)
      for (const { code, soldOutUntil } of variations) byMenu.set(code, soldOutUntil ?? 0)
    for (const { productCode, soldOut, soldOutUntil = Infinity } of menu.ingredients)
      if (soldOut) byMenu.set(productCode, soldOutUntil)
    return (code) => marks.get(`${store.id} ${code}`) ?? byMenu.get(code) ?? 0
  }

  /** The codes of a line and of what is on it. */
  const codesOf = ({ codes, ingredients }: Lines[number]): readonly string[] => [
    ...codes,
    ...ingredients.flatMap(({ code, quantity }) => (quantity > 0 ? [code] : [])),
  ]

  /** What comes with a product, though a line does not name it, and what this store does not sell. */
  const isExcused = ({ menu }: StoreWithMenu, { codes }: Lines[number], back: Back, at: number): boolean =>
    codes.some((code) => {
      const product = menu.products.find(({ variations }) => variations.some((one) => one.code === code))
      if (product === undefined)
        return stores.some((other) => other.menu.products.some((one) => one.variations.some((v) => v.code === code)))
      return product.ingredients.some(({ productCode }) => back(productCode) > at)
    })

  const judge = (wanted: Wanted, { status, text }: Answered): void => {
    const at = stores.find(({ store }) => store.id === wanted.storeId)
    if (at === undefined) return
    const back = backOf(at)
    const soonest = time.now() + minutesToWait(at.store, wanted.deliveryMethod) * minute
    const earliest = Math.max(wanted.time ?? 0, soonest - minute)
    const latest = Math.max(wanted.time ?? 0, soonest + longer * minute)
    const codes = wanted.lines.flatMap(codesOf)
    const missing = codes.filter((code) => back(code) > latest)
    const isRefusedAsGone = status === 400 && text.includes('"code":3018')
    if (status === 200 && missing.length > 0) object(`stock: ${missing.join()} is sold out until after it is served`)
    const mayBeMissing = codes.some((code) => back(code) > earliest)
    if (isRefusedAsGone && !mayBeMissing && !wanted.lines.some((line) => isExcused(at, line, back, earliest)))
      object(`stock: refused as sold out, and all of it is there by then: ${codes.join()}`)
    if (isRefusedAsGone && missing.length > 0) journal.count("refused as sold out for its time")
    if (status === 200 && codes.some((code) => back(code) > soonest + longer * minute))
      journal.count("wanted for when it is back")
  }

  return {
    /** The kitchen has marked something as sold out or available. */
    marked: (at: StoreWithMenu, { kind, code }: Pick<StockMark, "kind" | "code">, until: number | null): void => {
      const product = at.menu.products.find(({ productCode }) => kind === "product" && productCode === code)
      const codes = product === undefined ? [code] : product.variations.map((one) => one.code)
      for (const one of codes) marks.set(`${at.store.id} ${one}`, until ?? 0)
    },
    /** What is sold out now, with its store. */
    soldOut: (): readonly { readonly storeId: string; readonly code: string }[] =>
      [...marks].flatMap(([name, until]) => {
        const [storeId = "", code = ""] = name.split(" ")
        return until > time.now() ? [{ storeId, code }] : []
      }),
    /** Sees each answer to a device. */
    call: (ask: HttpAsk, answered: Answered): void => {
      if (ask.path !== create && ask.path !== price) return
      // An order that is sent again with its key is not made anew.
      if (ask.path === create && answered.status === 200) {
        const { orderId } = JSON.parse(answered.text) as { readonly orderId: string }
        if (taken.has(orderId)) return
        taken.add(orderId)
      }
      const wanted = wantedIn(ask)
      if (wanted !== null) judge(wanted, answered)
    },
  }
}
