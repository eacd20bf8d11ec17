import type { CartView } from "../cart/view.ts"
import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../kernel/chart.ts"
import { marketOf } from "../market/markets.ts"
import type { MarketId } from "../market/model.ts"
import { sends, type ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { StoreView } from "../store/view.ts"
import type { TimeOption } from "./events.ts"
import { correctClock } from "./rules/correctClock.ts"
import { kitchenOf } from "./rules/kitchenOf.ts"
import { isStillMade, makePicker, offeredIn, type Picker, type PickerCase, slotsIn } from "./rules/makePicker.ts"

/** What the timing looks at besides itself. */
export interface TimingSees {
  readonly cart: CartView
  readonly store: StoreView
}

/** What the timing remembers; the wanted time itself lives in the cart. */
export interface TimingContext {
  readonly market: MarketId
  /** The option that the customer last chose, while the picker is open. */
  readonly option: TimeOption | null
  /** As last reckoned; `null` while it is closed, or the cart's store is not at hand. */
  readonly picker: Picker | null
}

/** The timing picker: closed, or open with what may be chosen. */
export type TimingView = { readonly _tag: "Closed" } | { readonly _tag: "Open"; readonly picker: Picker | null }

/** An open picker is reckoned anew so often. */
const tick = 60_000

type Event = WithGiven<ShopEvent, TimingSees>

/** Timers carry what is given too, though XState does not know it. */
const caseOf = ({ market, option }: Pick<TimingContext, "market" | "option">, event: unknown): PickerCase | null => {
  const { at, see } = event as Event
  const kitchen = kitchenOf(see.cart, see.store)
  // So many pizzas are made for another day only: what cannot be ordered is not offered (DECISIONS §6).
  const isLarge = see.cart.needsNextDayOrder || see.cart.needsRestrictionMessage
  return (
    kitchen && {
      timeZone: marketOf(market).timeZone,
      kitchen,
      now: correctClock(at.t, see.store.clock),
      requested: see.cart.shipping.requestedTime,
      exclude: { now: isLarge, preorder: isLarge },
      option,
    }
  )
}

const soonest = (asked: PickerCase | null, option: TimeOption) =>
  asked ? slotsIn(asked, offeredIn(asked), option)[0] : undefined

interface Heard {
  readonly event: unknown
}

const drop = [
  {
    type: "send",
    params: ({ event }: Heard) => {
      const at = (event as Event).see.cart.shipping.requestedTime ?? 0
      return { type: "Noticed", notice: { _tag: "TimeDropped", at } } as const
    },
  },
  { type: "send", params: { type: "TimeRequested", requested: null } },
] as const

const reckonOrDrop = [{ guard: "isPassed", actions: drop }, { actions: "reckon" }] as const

const machine = setup({
  types: {
    context: {} as TimingContext,
    events: {} as Event,
    input: {} as { start: ShopStart } | undefined,
  },
  actions: {
    ...sends,
    reckon: assign(({ context, event }) => {
      const asked = caseOf(context, event)
      const picker = asked && makePicker(asked)
      return { picker, option: picker?.option ?? null }
    }),
    choose: assign({
      option: ({ context, event }) => (event.type === "TimeOptionChosen" ? event.option : context.option),
    }),
    putAway: assign({ picker: null, option: null }),
  },
  guards: {
    isNowChosen: ({ context, event }) =>
      event.type === "TimeOptionChosen" && event.option === "now" && context.picker?.offered.now === true,
    isDayChosen: ({ context, event }) =>
      event.type === "TimeOptionChosen" && soonest(caseOf(context, event), event.option) !== undefined,
    isOfferedSlot: ({ context, event }) =>
      event.type === "SlotChosen" &&
      context.picker?.hours.some(({ minutes }) => minutes.some(({ at }) => at === event.slot)) === true,
    isPassed: ({ context, event }) => {
      const asked = caseOf(context, event)
      return asked !== null && !isStillMade(asked)
    },
  },
}).createMachine({
  id: "timing",
  context: ({ input }) => ({ market: input?.start.market ?? "se", option: null, picker: null }),
  initial: "closed",
  // A time that is wanted and can no longer be is dropped, whether or not anybody looks (SPEC §4.5).
  on: {
    StoreStatusRead: { guard: "isPassed", actions: drop },
    CartMoved: { guard: "isPassed", actions: drop },
    MethodChosen: { guard: "isPassed", actions: drop },
    HotspotChosen: { guard: "isPassed", actions: drop },
  },
  states: {
    closed: { entry: "putAway", on: { TimingOpened: "open" } },
    open: {
      entry: "reckon",
      after: {
        [tick]: [
          { guard: "isPassed", target: "open", reenter: true, actions: drop },
          { target: "open", reenter: true },
        ],
      },
      on: {
        TimingClosed: "closed",
        TimeOptionChosen: [
          {
            guard: "isNowChosen",
            actions: ["choose", { type: "send", params: { type: "TimeRequested", requested: null } }],
          },
          {
            guard: "isDayChosen",
            actions: [
              "choose",
              {
                type: "send",
                params: ({ context, event }) => ({
                  type: "TimeRequested",
                  requested: soonest(caseOf(context, event), event.option) ?? null,
                }),
              },
            ],
          },
        ],
        SlotChosen: {
          guard: "isOfferedSlot",
          actions: { type: "send", params: ({ event }) => ({ type: "TimeRequested", requested: event.slot }) },
        },
        // Heard after the cart has taken it.
        TimeRequested: { actions: "reckon" },
        StoreStatusRead: reckonOrDrop,
        CartMoved: reckonOrDrop,
        MethodChosen: reckonOrDrop,
        HotspotChosen: reckonOrDrop,
      },
    },
  },
})

/** Offers the times at which the cart's store can have the food ready (SPEC §4.5, DECISIONS §5). */
export const timing = unitFromChart<ShopStart, TimingContext, ShopEvent, ShopCommand, TimingView, TimingSees>({
  name: "timing",
  machine,
  view: ({ value, context }: ChartState<TimingContext>): TimingView =>
    value === "open" ? { _tag: "Open", picker: context.picker } : { _tag: "Closed" },
})
