import { type LedgerOut, unitFromLedger } from "../kernel/ledger.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { Notice, NoticeKind, NoticeLook } from "./model.ts"
import { lookOf } from "./rules/lookOf.ts"

/** A notification on the screen. */
export interface ShownNotice extends NoticeLook {
  readonly id: string
  readonly notice: Notice
}

/** The state of the notification unit. */
export interface NotificationState {
  readonly shown: readonly ShownNotice[]
}

/** Oldest first; at most one of each kind. */
export type NotificationView = readonly ShownNotice[]

/** How long a notification stays: 20 s, or 5 s if quick (SPEC §9). */
export const stay = { ordinary: 20_000, quick: 5_000 }

const without = (state: NotificationState, kind: NoticeKind): readonly ShownNotice[] =>
  state.shown.filter((shown) => shown.kind !== kind)

const withoutBasket = (state: NotificationState, out: LedgerOut<ShopEvent, ShopCommand>): NotificationState => {
  if (!state.shown.some(({ kind }) => kind === "basketUpdated")) return state
  out.emit.disarm({ id: "basketUpdated" })
  return { shown: without(state, "basketUpdated") }
}

/** One notification of each kind; a new one replaces the old (SPEC §4.3). */
export const notification = unitFromLedger<
  ShopStart,
  NotificationState,
  ShopEvent,
  ShopCommand,
  NotificationView,
  object
>({
  name: "notification",
  init: () => ({ shown: [] }),
  on: {
    Noticed: (state, { notice, at }, out) => {
      const look = lookOf(notice)
      const { kind } = look
      const delay = look.quick ? stay.quick : stay.ordinary
      out.emit.arm({ id: kind, delay, event: { type: "NoticeExpired", kind } })
      return { shown: [...without(state, kind), { id: `n${at.n}`, ...look, notice }] }
    },
    // What was added shows in the cart itself; on another screen the word would only lie in the way.
    ScreenOpened: (state, _event, out) => withoutBasket(state, out),
    ModalOpened: (state, { modal }, out) => (modal._tag === "ShoppingCart" ? withoutBasket(state, out) : state),
    // On its way to another store, or back, what was said of it is no longer so.
    CartMoved: (state, _event, out) => withoutBasket(state, out),
    NoticeDismissed: (state, { kind }, out) => {
      out.emit.disarm({ id: kind })
      return { shown: without(state, kind) }
    },
    NoticeExpired: (state, { kind }) => ({ shown: without(state, kind) }),
  },
  view: ({ shown }) => shown,
})
