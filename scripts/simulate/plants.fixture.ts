import { seeShop, shop, type ShopFold, type ShopWorld } from "@skorpe/core/shop"

type Step = Parameters<ShopFold["step"]>
type Tamper = (world: ShopWorld, before: ShopWorld, input: Step[2]) => ShopWorld

/** A unit's state as charts and ledgers serialise it. */
interface State {
  readonly value?: unknown
  readonly context?: Readonly<Record<string, unknown>>
}

const stateOf = ({ units }: ShopWorld, unit: string): State => units[unit] ?? {}
const withState = (world: ShopWorld, unit: string, state: unknown): ShopWorld => ({
  ...world,
  units: { ...world.units, [unit]: state },
})

const entriesOf = <Item>(items: Readonly<Record<string, Item>>, isKept: (item: Item, key: string) => boolean) =>
  Object.fromEntries(Object.entries(items).filter(([key, item]) => isKept(item, key)))

const askedIn = ({ calls }: ShopWorld, type: string) => entriesOf(calls, ({ command }) => command.type === type)

const endedIn = ({ calls }: ShopWorld, input: Step[2]): string =>
  input.type === "CallEnded" ? (Object.values(calls).find(({ key }) => key === input.key)?.command.type ?? "") : ""

const happens = (input: Step[2], type: string): boolean => input.type === "Happened" && input.event.type === type

interface KeptCart {
  readonly manualDeals: readonly string[]
  readonly shipping: { readonly requestedTime: number | null }
}

const withCart = (world: ShopWorld, change: (cart: KeptCart) => object): ShopWorld => {
  const state = world.units["cart"] as { readonly cart: KeptCart }
  return withState(world, "cart", { ...state, cart: { ...state.cart, ...change(state.cart) } })
}

let folds = 0

/** Faults that a careless change of the core could introduce, by what they do wrong. */
export const plants = {
  "prices in half øre": (world) => {
    const { value, context } = stateOf(world, "validation")
    const price = context?.["price"] as { readonly customerAmount: number } | null | undefined
    return price && Number.isInteger(price.customerAmount)
      ? withState(world, "validation", {
          value,
          context: { ...context, price: { ...price, customerAmount: price.customerAmount + 0.5 } },
        })
      : world
  },
  "keeps a price when the cart changes": (world, before) => {
    const kept = before.n >= 0 && stateOf(before, "validation")
    if (!kept || kept.value !== "confirmed" || stateOf(world, "validation").value !== "waiting") return world
    const timers = entriesOf(world.timers, ({ unit }) => unit !== "validation")
    return withState({ ...world, timers }, "validation", kept)
  },
  "asks for a price twice": (world) => {
    const [call] = Object.values(askedIn(world, "ValidatePrice"))
    return call
      ? { ...world, calls: { ...world.calls, "validation.again": { ...call, key: "validation.again@0", id: "again" } } }
      : world
  },
  "forgets to ask about a price": (world) => ({
    ...world,
    timers: entriesOf(world.timers, ({ unit, id }) => unit !== "validation" || id.includes("growing")),
  }),
  "keeps two notices of a kind": (world, before) => {
    const { shown } = stateOf(world, "notification") as { readonly shown: readonly { readonly id: string }[] }
    const old = before.n >= 0 ? seeShop(before).notification : []
    const lost = old.find(({ kind, id }) =>
      seeShop(world).notification.some((one) => one.kind === kind && one.id !== id),
    )
    return lost ? withState(world, "notification", { shown: [...shown, lost] }) : world
  },
  "sends an order again that was taken": (world, before, input) =>
    endedIn(before, input) === "PlaceOrder" && input.type === "CallEnded" && input.exit._tag === "Done"
      ? {
          ...withState(world, "checkout", before.units["checkout"]),
          calls: {
            ...world.calls,
            ...Object.fromEntries(
              Object.entries(askedIn(before, "PlaceOrder")).map(([name, call]) => [
                name,
                { ...call, key: `${name}@${world.n}` },
              ]),
            ),
          },
        }
      : world,
  "sends an unanswered order in other words": (world) => ({
    ...world,
    calls: Object.fromEntries(
      Object.entries(world.calls).map(([name, call]) => {
        const { command } = call
        if (command.type !== "PlaceOrder" || command.attempt === null) return [name, call]
        const order = { ...command.attempt.order, comment: call.key }
        return [name, { ...call, command: { ...command, attempt: { ...command.attempt, order } } }]
      }),
    ),
  }),
  "never sends an unanswered order again": (world) => ({
    ...world,
    timers: entriesOf(world.timers, ({ unit }) => unit !== "checkout"),
  }),
  "forgets that an order was taken": (world, before, input) =>
    endedIn(before, input) === "PlaceOrder" && input.type === "CallEnded" && input.exit._tag === "Done"
      ? withState(world, "cart", before.units["cart"])
      : world,
  "asks two things at once": (world) => {
    const { value, context } = stateOf(world, "dialog")
    const [first, ...others] = (context?.["asked"] ?? []) as readonly object[]
    return first && others.length === 0
      ? withState(world, "dialog", { value, context: { asked: [first, first] } })
      : world
  },
  "takes a late click for an answer to the next question": (world, before, input) => {
    const { value, context } = stateOf(world, "dialog")
    const isLate = input.type === "Happened" && input.event.type.startsWith("Dialog") && before.n >= 0
    return isLate && before.units["dialog"] === world.units["dialog"]
      ? withState(world, "dialog", {
          value,
          context: { asked: ((context?.["asked"] ?? []) as readonly object[]).slice(1) },
        })
      : world
  },
  "never lets go of a dialog": (world, before, input) =>
    input.type === "Happened" && input.event.type.startsWith("Dialog")
      ? withState(withState(world, "dialog", before.units["dialog"]), "overlay", before.units["overlay"])
      : world,
  "leaves the drawer open under a panel": (world, before) => {
    const { value, context } = stateOf(world, "overlay")
    const drawer = before.n >= 0 ? seeShop(before).overlay.drawer : "closed"
    return withState(world, "overlay", {
      value: { ...(value as object), ...(drawer === "open" ? { drawer } : {}) },
      context,
    })
  },
  "lets the page scroll behind a dialog": (world) => {
    const { value, context } = stateOf(world, "overlay")
    return withState(world, "overlay", { value: { ...(value as object), dialog: "none" }, context })
  },
  "forgets who waits for a panel's end": (world) => {
    const { value, context } = stateOf(world, "overlay")
    const shown = context?.["shown"] as object | null
    return shown
      ? withState(world, "overlay", { value, context: { ...context, shown: { ...shown, onClose: null } } })
      : world
  },
  "counts what nobody has allowed": (world) =>
    withState(world, "statistics", { ...stateOf(world, "statistics"), consent: "given" }),
  "takes the codes out when there is more of something": (world, _before, input) =>
    happens(input, "LineIncreased") ? withCart(world, () => ({ manualDeals: [] })) : world,
  "asks for a time after the chosen one": (world, before, input) =>
    happens(input, "SlotChosen") && before.units["cart"] !== world.units["cart"]
      ? withCart(world, ({ shipping }) => ({
          shipping: { ...shipping, requestedTime: (shipping.requestedTime ?? 0) + 900_000 },
        }))
      : world,
  "forgets the cart of the device": (world, before, input) =>
    endedIn(before, input) === "ReadDevice" ? withState(world, "cart", before.units["cart"]) : world,
  "speaks English to everybody after an order": (world, before, input) =>
    endedIn(before, input) === "PlaceOrder"
      ? withState(world, "route", { ...(world.units["route"] as object), language: "en" })
      : world,
  "lets a timer run after its state was left": (world, before) => ({
    ...world,
    timers: { ...entriesOf(before.timers, ({ unit }) => unit === "validation"), ...world.timers },
  }),
  "asks a busy server again at once": (world) => ({
    ...world,
    timers: Object.fromEntries(
      Object.entries(world.timers).map(([name, timer]) => [
        name,
        timer.id.includes("growing") ? { ...timer, due: Math.min(timer.due, world.t + 1) } : timer,
      ]),
    ),
  }),
  "never asks for the price that it waits for": (world) => ({
    ...world,
    calls: entriesOf(world.calls, ({ command }) => command.type !== "ValidatePrice"),
  }),
  "remembers outside of the world": (world) => (folds++ % 50 === 49 ? { ...world, t: world.t + 1 } : world),
} satisfies Readonly<Record<string, Tamper>>

export type Plant = keyof typeof plants

/** The shop's fold with a planted fault. */
export const foldWith = (plant: Plant): ShopFold => {
  const tamper: Tamper = plants[plant]
  return {
    ...shop,
    step: (before, at, input) => {
      const folded = shop.step(before, at, input)
      return { ...folded, world: tamper(folded.world, before, input) }
    },
  }
}
