import { isDeepStrictEqual } from "node:util"
import type { StoredCart } from "@skorpe/core/domain/cart"
import type { ShopWorld } from "@skorpe/core/shop"
import type { Device } from "./device.ts"
import type { Journal } from "./journal.ts"
import type { PageMoment } from "./judging.ts"

/** Pieces of each variation, or of each pair of halves. */
type Pieces = Map<string, number>

/** What has happened to the food of a device's cart. */
interface Book {
  readonly added: Pieces
  readonly removed: Pieces
  readonly ordered: Pieces
}

type Food = Pick<StoredCart["items"][number], "variationCode" | "secondPizzaHalf" | "quantity">

const note = (pieces: Pieces, name: string, more: number): void => void pieces.set(name, countOf(pieces, name) + more)
const countOf = (pieces: Pieces, name: string): number => pieces.get(name) ?? 0

const piecesOf = (items: readonly Food[]): Pieces => {
  const pieces: Pieces = new Map()
  for (const { variationCode, secondPizzaHalf, quantity } of items) {
    note(pieces, [variationCode, ...(secondPizzaHalf ? [secondPizzaHalf.variationCode] : [])].join("+"), quantity)
  }
  return pieces
}

const storedItems = ({ entries }: Device): readonly Food[] =>
  (JSON.parse(entries.get("cart") ?? '{"items":[]}') as Pick<StoredCart, "items">).items

/** The store of a device's stored cart, and the codes of what is in it and on it. */
export const cartCodes = ({ entries }: Device): { readonly storeId: string; readonly codes: readonly string[] } => {
  const { storeId = "", items = [] } = JSON.parse(entries.get("cart") ?? "{}") as Partial<StoredCart>
  return {
    storeId,
    codes: items.flatMap(({ variationCode, modifications }) => [
      variationCode,
      ...modifications.changes.flatMap(({ code, quantity }) => (quantity > 0 ? [code] : [])),
    ]),
  }
}

/** The whole cart of a page; views do not show what is stored of it. */
const cartOf = ({ units }: ShopWorld): StoredCart | undefined =>
  (units["cart"] as { readonly cart: StoredCart } | undefined)?.cart

/** Whether a page takes a cart that is stored, instead of changing its own. */
const takesStored = ({ before, input }: PageMoment): boolean =>
  input.type === "Happened"
    ? input.event.type === "CartChangedElsewhere"
    : input.type === "CallEnded" &&
      Object.values(before.calls).find(({ key }) => key === input.key)?.command.type === "ReadDevice"

/** Whether a page joins a stored cart with its own. */
const joins = ({ input }: PageMoment): boolean =>
  input.type === "Happened" && input.event.type === "CartChangedElsewhere" && input.event.before !== undefined

/** Whether a page has just told its customer what is not to be had at the cart's store. */
const toldOfLost = ({ before, world }: PageMoment): boolean =>
  before.units["dialog"] !== world.units["dialog"] &&
  JSON.stringify(world.units["dialog"]).includes("ProductsUnavailable")

/** What another tab has put into its cart since a page knew it. */
const newElsewhere = ({ input }: PageMoment): Pieces => {
  if (input.type !== "Happened" || input.event.type !== "CartChangedElsewhere") return new Map()
  const [known, cart] = [input.event.before, input.event.cart].map((one) => piecesOf(one?.items ?? []))
  return new Map([...(cart ?? [])].map(([name, pieces]) => [name, pieces - countOf(known ?? new Map(), name)]))
}

const wasOrdered = (before: StoredCart, after: StoredCart): boolean =>
  before.cartId !== "" && after.cartId !== before.cartId && after.activeOrderId !== before.activeOrderId

/**
 * Watches the food of each device: what somebody put into the cart in one tab and nobody took out is in the cart or in
 * an order at the end, whichever tab was used last.
 */
export const watchCarts = (journal: Journal) => {
  const books = new Map<Device, Book>()
  const sent = new Map<string, Pieces>()
  const bookOf = (device: Device): Book => {
    const book = books.get(device) ?? { added: new Map(), removed: new Map(), ordered: new Map() }
    books.set(device, book)
    return book
  }
  return {
    /** The server has taken the order of this key. */
    ordered: (
      key: string,
      lines: readonly { readonly codes: readonly string[]; readonly quantity: number }[],
    ): void => {
      const pieces: Pieces = new Map()
      for (const { codes, quantity } of lines) note(pieces, codes.join("+"), quantity)
      sent.set(key, pieces)
    },
    /** Called with each record of a page of this device. */
    pageOf:
      (device: Device) =>
      (moment: PageMoment): void => {
        if (joins(moment)) journal.count("carts of two tabs joined")
        const [before, after] = [cartOf(moment.before), cartOf(moment.world)]
        if (!before || !after) return
        const { added, removed, ordered } = bookOf(device)
        if (joins(moment) && toldOfLost(moment)) {
          const [were, are] = [piecesOf(before.items), piecesOf(after.items)]
          for (const [name, pieces] of newElsewhere(moment)) {
            const lost = pieces - (countOf(are, name) - countOf(were, name))
            if (lost > 0) note(removed, name, lost)
          }
        }
        if (before.items === after.items || takesStored(moment)) return
        if (wasOrdered(before, after)) {
          for (const [name, pieces] of sent.get(before.cartId) ?? []) note(ordered, name, pieces)
          // Two tabs may learn of one order.
          return void sent.delete(before.cartId)
        }
        const [were, are] = [piecesOf(before.items), piecesOf(after.items)]
        for (const name of new Set([...were.keys(), ...are.keys()])) {
          const more = countOf(are, name) - countOf(were, name)
          if (more !== 0) note(more > 0 ? added : removed, name, Math.abs(more))
        }
      },
    /** What is lost of the carts, and which open tabs show another cart than the one that is stored. */
    judge: (devices: readonly Device[]): readonly string[] =>
      devices.flatMap((device) => {
        const { added, removed, ordered } = bookOf(device)
        const stored = piecesOf(storedItems(device))
        const lost = [...added].flatMap(([name, pieces]) => {
          const owed = pieces - countOf(removed, name) - countOf(ordered, name) - countOf(stored, name)
          return owed > 0 ? [`food is lost: ${owed} of ${name} (${device.name})`] : []
        })
        const others = [...device.tabs].filter(({ see }) => !isDeepStrictEqual(piecesOf(see().cart.lines), stored))
        return [...lost, ...others.map(({ name }) => `another cart: ${name} does not show the stored one`)]
      }),
  }
}
