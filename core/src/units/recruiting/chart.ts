import type { ApiFailure } from "../../api/failure.ts"
import { askAgainAfter } from "../../messages/askAgainAfter.ts"
import { friendOf } from "../../domain/discount/rules/friendOf.ts"
import type { Recruited } from "../../domain/discount/wire.ts"
import type { LinkShared } from "../../domain/order/sharing.ts"
import type { Modal } from "../../domain/overlay/model.ts"
import { assign, givenIn, setup, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, sends } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { OverlayView } from "../overlay/view.ts"
import type { SessionView } from "../session/view.ts"
import { type CodeHanded, faultOf, type RecruitingContext, type Recruitment } from "./view.ts"

/** The views of other units that recruiting reads. */
export interface RecruitingSees {
  readonly overlay: OverlayView
  readonly session: SessionView
}

/** The context before a panel requests the code. */
export const closed: RecruitingContext = { open: null, failures: 0 }

/** Changes what the customer does with their code. */
const changed = ({ open }: RecruitingContext, change: Partial<Recruitment>): Partial<RecruitingContext> =>
  open === null ? {} : { open: { ...open, ...change } }

/** A code that has just been loaded. */
export const opened = (own: Recruited): RecruitingContext => ({
  open: { own, friend: "", sent: null, isTold: false, fault: null, how: "copy", handed: null },
  failures: 0,
})

const typedIn = ({ open }: RecruitingContext) => friendOf(open?.friend ?? "")

const isOwn = (modal: Modal | undefined): boolean => modal?._tag === "RecruitFriend" || modal?._tag === "Share"

const emailIn = ({ session }: RecruitingSees): string | null =>
  session._tag === "LoggedIn" ? session.user.email : null

const handedBy = (answer: LinkShared, how: Recruitment["how"]): CodeHanded | null => {
  switch (answer._tag) {
    case "Shared":
      return "shared"
    case "Copied":
      return how === "copy" ? "codeCopied" : "invitationCopied"
    case "Dismissed":
      return null
    case "Unavailable":
      return "failed"
  }
}

/** The calls, actions and guards that the states of recruiting refer to by name. */
export const recruitingChart = setup({
  types: { context: {} as RecruitingContext, events: {} as WithGiven<ShopEvent, RecruitingSees> },
  actors: callsOf("RecruitFriend", "HandCode"),
  actions: {
    ...sends,
    forget: assign(closed),
    /** Clears messages about an earlier friend or an earlier copy when the panel opens again. */
    settle: assign(({ context }) =>
      changed(context, { fault: null, handed: null, ...(context.open?.isTold ? { friend: "", isTold: false } : {}) }),
    ),
    noteFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    type: assign(({ context, event }) =>
      event.type === "FriendTyped" ? changed(context, { friend: event.friend, fault: null }) : {},
    ),
    // A retry after no answer keeps its idempotency key, so that no second message is sent.
    prepare: assign(({ context, event }) => {
      const typed = typedIn(context)
      if (context.open === null || typed._tag !== "Friend") return {}
      const { sent, isTold } = context.open
      const isSame = sent !== null && !isTold && JSON.stringify(sent.to) === JSON.stringify(typed.to)
      const key = isSame ? sent.key : `recruit-${givenIn(event).at.t}`
      return changed(context, { sent: { key, to: typed.to }, isTold: false, fault: null, handed: null })
    }),
    noteNobody: assign(({ context }) =>
      changed(context, { fault: typedIn(context)._tag === "NotAnEmail" ? "notAnEmail" : "nobody" }),
    ),
    noteFault: assign(({ context, event }, failure: ApiFailure) => {
      const email = emailIn(givenIn<RecruitingSees>(event).see)
      return changed(context, { fault: faultOf(failure, context.open?.sent?.to ?? {}, email) })
    }),
    noteTold: assign(({ context }) => changed(context, { friend: "", isTold: true })),
    beginNext: assign(({ context }) => changed(context, { friend: "", isTold: false })),
    want: assign(({ context, event }) =>
      event.type === "CodeHandingWanted" ? changed(context, { how: event.how, handed: null }) : {},
    ),
    noteHanded: assign(({ context }, answer: LinkShared) =>
      changed(context, { handed: handedBy(answer, context.open?.how ?? "copy") }),
    ),
  },
  guards: {
    isOwnPanel: ({ event }) => event.type === "ModalOpened" && isOwn(event.modal),
    isCustomers: ({ event }) =>
      event.type === "ModalOpened" && isOwn(event.modal) && event.see.session._tag === "LoggedIn",
    isShown: ({ event }) => isOwn(event.see.overlay.modal?.modal) && event.see.session._tag === "LoggedIn",
    hasFriend: ({ context }) => typedIn(context)._tag === "Friend",
  },
  delays: { growing: ({ context, event }) => askAgainAfter(event, context.failures) },
})
