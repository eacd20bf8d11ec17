import type { CartView } from "../cart/view.ts"
import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { marketOf } from "../../domain/market/markets.ts"
import type { MarketId } from "../../domain/market/model.ts"
import { sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { StoreView } from "../store/view.ts"
import type { TimeOption } from "../../domain/timing/model.ts"
import { correctClock } from "../../domain/timing/rules/correctClock.ts"
import { statusOfCart } from "../cart/rules/storeOfCart.ts"
import { isOpenNow } from "../../domain/store/rules/isOpenNow.ts"
import { kitchenOf } from "./rules/kitchenOf.ts"
import { defaultSlot } from "../../domain/timing/rules/defaultSlot.ts"
import { nextSlot } from "../../domain/timing/rules/nextSlot.ts"
import {
  isStillMade,
  makePicker,
  offeredIn,
  type Picker,
  type PickerCase,
  slotsIn,
} from "../../domain/timing/rules/makePicker.ts"

/** The views of other units that the timing reads. */
export interface TimingSees {
  readonly cart: CartView
  readonly store: StoreView
}

/** Context of the time picker; the requested time itself is in the cart. */
export interface TimingContext {
  readonly market: MarketId
  /** The option chosen last while the picker is open. */
  readonly option: TimeOption | null
  /** As computed last; `null` while the picker is closed or the cart's store is not loaded. */
  readonly picker: Picker | null
}

/** The time picker: closed, or open with the available times. */
export type TimingView =
  | { readonly _tag: "Closed" }
  | {
      readonly _tag: "Open"
      readonly picker: Picker | null
      /** Whether proposing or dropping a time is finished: the store's clock is known, or is no longer awaited. */
      readonly isSettled: boolean
    }

/** Interval in ms at which an open picker recomputes its times. */
const tick = 60_000

/** How long in ms an open picker, and the order with it, waits for the store's clock. */
const patience = 10_000

type Event = WithGiven<ShopEvent, TimingSees>

/** XState does not type `at` and `see` on timers, though timers carry them. */
const caseOf = ({ market, option }: Pick<TimingContext, "market" | "option">, event: unknown): PickerCase | null => {
  const { at, see } = event as Event
  const kitchen = kitchenOf(see.cart, see.store)
  // A large order must be placed for another day, so today's options are not offered (DECISIONS §6).
  const isLarge = see.cart.needsNextDayOrder || see.cart.needsRestrictionMessage
  if (kitchen === null) return null
  const { timeZone } = marketOf(market)
  const { store } = kitchen
  const now = correctClock(at.t, see.store.clock)
  const isOpen = isOpenNow(timeZone, store, statusOfCart({ storeId: store.id }, see.store), now)
  return {
    timeZone,
    kitchen,
    now,
    requested: see.cart.shipping.requestedTime,
    exclude: { now: isLarge || !isOpen, preorder: isLarge },
    option,
  }
}

const choices: ReadonlySet<string> = new Set(["TimingOpened", "CartMoved", "MethodChosen", "HotspotChosen"])

/**
 * Whether a choice is made while only the device's clock is known, which may be hours off. A proposed time would stay,
 * and a dropped one would be lost, so the store's status is awaited first. If it does not come, the device's clock is
 * used.
 */
const isUnsure = ({ type, see }: Event): boolean => see.store.clock === null && choices.has(type)

/** The proposed slot: the first one for later today; on another day the one at the default time. */
const proposed = (asked: PickerCase | null, option: TimeOption) => {
  if (asked === null) return undefined
  const slots = slotsIn(asked, offeredIn(asked), option)
  return option === "today" ? slots[0] : defaultSlot(asked.timeZone, slots, asked.requested, asked.now)
}

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

/** Requests the next time at which a closed store can have the food ready. */
const propose = {
  type: "send",
  params: ({ context, event }: Heard & { readonly context: TimingContext }) => {
    const asked = caseOf(context, event)
    return { type: "TimeRequested", requested: (asked && nextSlot(asked)) ?? null } as const
  },
} as const

const compute = [{ guard: "isClosedNow", actions: ["compute", propose] }, { actions: "compute" }] as const
const computeOrDrop = [{ guard: "isPassed", actions: drop }, ...compute] as const
/** Decides with the clock known so far, the store's or the device's: nothing better comes before the next status. */
const judge = computeOrDrop.map((way) => ({ ...way, target: "#timing.open.sure" as const }))

const machine = setup({
  types: {
    context: {} as TimingContext,
    events: {} as Event,
    input: {} as { start: ShopStart },
  },
  actions: {
    ...sends,
    compute: assign(({ context, event }) => {
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
    isUnsure: ({ event }) => isUnsure(event),
    isNowChosen: ({ context, event }) =>
      event.type === "TimeOptionChosen" && event.option === "now" && context.picker?.offered.now === true,
    isDayChosen: ({ context, event }) =>
      event.type === "TimeOptionChosen" && proposed(caseOf(context, event), event.option) !== undefined,
    isOfferedSlot: ({ context, event }) =>
      event.type === "SlotChosen" &&
      context.picker?.hours.some(({ minutes }) => minutes.some(({ at }) => at === event.slot)) === true,
    isPassed: ({ context, event }) => {
      if (isUnsure(event)) return false
      const asked = caseOf(context, event)
      return asked !== null && !isStillMade(asked)
    },
    isClosedNow: ({ context, event }) => {
      if (isUnsure(event)) return false
      const asked = caseOf(context, event)
      if (asked === null || asked.requested !== null || asked.exclude.preorder || event.see.cart.totalCount === 0)
        return false
      return !offeredIn(asked).now && nextSlot(asked) !== undefined
    },
  },
}).createMachine({
  id: "timing",
  context: ({ input }) => ({ market: input.start.market, option: null, picker: null }),
  initial: "closed",
  // Drops a requested time that is no longer possible, whether or not the picker is open (SPEC §4.5).
  on: {
    StoreStatusRead: { guard: "isPassed", actions: drop },
    CartMoved: { guard: "isPassed", actions: drop },
    MethodChosen: { guard: "isPassed", actions: drop },
    HotspotChosen: { guard: "isPassed", actions: drop },
  },
  states: {
    closed: {
      entry: "putAway",
      on: {
        TimingOpened: [
          { guard: "isUnsure", target: "open" },
          { guard: "isClosedNow", target: "open.sure", actions: propose },
          { target: "open.sure" },
        ],
      },
    },
    open: {
      entry: "compute",
      initial: "unsure",
      states: { unsure: { after: { [patience]: judge } }, sure: {} },
      after: {
        [tick]: [
          { guard: "isPassed", target: "open.sure", reenter: true, actions: drop },
          { guard: "isClosedNow", target: "open.sure", reenter: true, actions: propose },
          { target: "open.sure", reenter: true },
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
                  requested: proposed(caseOf(context, event), event.option) ?? null,
                }),
              },
            ],
          },
        ],
        SlotChosen: {
          guard: "isOfferedSlot",
          actions: { type: "send", params: ({ event }) => ({ type: "TimeRequested", requested: event.slot }) },
        },
        // The cart handles this event first.
        TimeRequested: compute,
        // Opened again when the cart's store has been loaded.
        TimingOpened: compute,
        StoreStatusRead: judge,
        CartMoved: computeOrDrop,
        MethodChosen: computeOrDrop,
        HotspotChosen: computeOrDrop,
      },
    },
  },
})

/** Offers the times at which the cart's store can have the food ready (SPEC §4.5, DECISIONS §5). */
export const timing = unitFromChart<ShopStart, TimingContext, ShopEvent, ShopCommand, TimingView, TimingSees>({
  name: "timing",
  machine,
  view: ({ value, context: { picker } }: ChartState<TimingContext>): TimingView => {
    const at = value as "closed" | { readonly open: "unsure" | "sure" }
    return at === "closed" ? { _tag: "Closed" } : { _tag: "Open", picker, isSettled: at.open === "sure" }
  },
})
