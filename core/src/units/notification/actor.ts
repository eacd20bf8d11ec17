import { type LedgerOut, unitFromLedger } from "../../kernel/ledger.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { Notice, NoticeKind, NoticeLook } from "../../domain/notification/model.ts"
import type { OverlayView } from "../overlay/view.ts"
import type { RouteView } from "../route/actor.ts"
import { lookOf } from "../../domain/notification/rules/lookOf.ts"

/** A notification on the screen. */
export interface ShownNotice extends NoticeLook {
  readonly id: string
  readonly notice: Notice
}

/** State of the notification unit. */
export interface NotificationState {
  readonly shown: readonly ShownNotice[]
}

/** Oldest first; at most one of each kind. */
export type NotificationView = readonly ShownNotice[]

/** How long a notification stays: 20 s, or 5 s if quick (SPEC §9). */
export const stay = { ordinary: 20_000, quick: 5_000 }

/** The views of other units that the notifications read. */
export interface NotificationSees {
  readonly overlay: OverlayView
  readonly route: RouteView
}

/** The cart reports its lapsed codes itself: on its screen, in its panel and at the checkout. */
const isToldByCart = ({ _tag }: Notice, { overlay, route: { screen } }: NotificationSees): boolean =>
  _tag === "CodesLapsed" &&
  (overlay.modal?.modal._tag === "ShoppingCart" || screen._tag === "Cart" || screen._tag === "Checkout")

const without = (state: NotificationState, kind: NoticeKind): readonly ShownNotice[] =>
  state.shown.filter((shown) => shown.kind !== kind)

/** Removes the notice of lapsed codes: their lapse was undone. */
const withoutLapse = (state: NotificationState, out: LedgerOut<ShopEvent, ShopCommand>): NotificationState => {
  const lapse = state.shown.find(({ notice }) => notice._tag === "CodesLapsed")
  if (lapse === undefined) return state
  out.emit.disarm({ id: lapse.kind })
  return { shown: without(state, lapse.kind) }
}

const withoutBasket = (state: NotificationState, out: LedgerOut<ShopEvent, ShopCommand>): NotificationState => {
  if (!state.shown.some(({ kind }) => kind === "basketUpdated")) return state
  out.emit.disarm({ id: "basketUpdated" })
  return { shown: without(state, "basketUpdated") }
}

/** Shows at most one notification of each kind; a new one replaces the old (SPEC §4.3). */
export const notification = unitFromLedger<
  ShopStart,
  NotificationState,
  ShopEvent,
  ShopCommand,
  NotificationView,
  NotificationSees
>({
  name: "notification",
  init: () => ({ shown: [] }),
  on: {
    Noticed: (state, { notice, at, see }, out) => {
      if (isToldByCart(notice, see)) return state
      const look = lookOf(notice)
      const { kind } = look
      const delay = look.quick ? stay.quick : stay.ordinary
      out.emit.arm({ id: kind, delay, event: { type: "NoticeExpired", kind } })
      return { shown: [...without(state, kind), { id: `n${at.n}`, ...look, notice }] }
    },
    // The cart itself shows what was added; on its screen the notification is redundant.
    ScreenOpened: (state, _event, out) => withoutBasket(state, out),
    ModalOpened: (state, { modal }, out) => (modal._tag === "ShoppingCart" ? withoutBasket(state, out) : state),
    // The cart moves to another store, so its notification is out of date.
    CartMoved: (state, _event, out) => withoutBasket(state, out),
    LapseUndone: (state, _event, out) => withoutLapse(state, out),
    NoticeDismissed: (state, { kind }, out) => {
      out.emit.disarm({ id: kind })
      return { shown: without(state, kind) }
    },
    NoticeExpired: (state, { kind }) => ({ shown: without(state, kind) }),
  },
  view: ({ shown }) => shown,
})
