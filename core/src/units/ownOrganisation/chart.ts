import type { ApiFailure } from "../../api/failure.ts"
import { askAgainAfter } from "../../messages/askAgainAfter.ts"
import { marketOf } from "../../domain/market/markets.ts"
import type { OrganisationHome } from "../../domain/organisation/home.ts"
import { monthAt } from "../../domain/organisation/rules/bookPeriod.ts"
import { isLastAdministrator } from "../../domain/organisation/rules/isLastAdministrator.ts"
import { joinMembership } from "../../domain/organisation/rules/joinMembership.ts"
import { leaveMembership } from "../../domain/organisation/rules/leaveMembership.ts"
import { switchOffMembership } from "../../domain/organisation/rules/switchOffMembership.ts"
import { mayDo } from "../../domain/organisation/rules/mayDo.ts"
import { mayResend } from "../../domain/organisation/rules/mayResend.ts"
import { writeLimit } from "../../domain/organisation/rules/readLimit.ts"
import { assign, givenIn, setup, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, sends } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { OverlayView } from "../overlay/view.ts"
import type { RouteView } from "../route/actor.ts"
import { organisationOf, type SessionView } from "../session/view.ts"
import { changeOf, type FormAnswer } from "./rules/changeOf.ts"
import {
  type OrganisationFault,
  type OrganisationForm,
  type OrganisationNews,
  organisationFaultOf,
  type OwnOrganisationContext,
} from "./view.ts"

/** The views of other units that a customer's organisation reads. */
export interface OwnOrganisationSees {
  readonly overlay: OverlayView
  readonly route: RouteView
  readonly session: SessionView
}

const seen = (event: unknown): OwnOrganisationSees => givenIn<OwnOrganisationSees>(event).see

/** The context before an organisation's page is opened. */
export const closed: OwnOrganisationContext = {
  organisationId: null,
  customerId: null,
  home: null,
  form: null,
  sent: null,
  fault: null,
  news: null,
  failures: 0,
}

const ownId = ({ session }: OwnOrganisationSees): string => (session._tag === "LoggedIn" ? session.user._id : "")

/** The id of the organisation whose page a logged-in customer has opened. */
const shownIn = ({ route: { screen }, session }: OwnOrganisationSees): string | null =>
  screen._tag === "Organisation" && session._tag === "LoggedIn" ? screen.organisationId : null

/** The open panel of the details. */
const panelIn = (event: unknown): OverlayView["modal"] => {
  const { modal } = seen(event).overlay
  return modal?.modal._tag === "EditOrganisation" && !modal.isClosing ? modal : null
}

const answerOf = ({ form, home }: OwnOrganisationContext, see: OwnOrganisationSees): FormAnswer | null =>
  form === null || form._tag === "Export" ? null : changeOf(form, ownId(see), home?.members ?? [])

const newsOf = (form: OrganisationForm | null): OrganisationNews | null => {
  switch (form?._tag) {
    case "Details":
      return "saved"
    case "Invitation":
      return "invited"
    case "Member":
      return form.isRemoving ? "memberRemoved" : "memberSaved"
    case "Withdrawal":
      return "invitationWithdrawn"
    case "Export":
    case "Leaving":
    case undefined:
      return null
  }
}

const mayAdminister = ({ home }: OwnOrganisationContext): boolean =>
  home !== null && mayDo(home.summary.membership, "update")

/** The calls, actions and guards that the states of a customer's organisation refer to by name. */
export const ownOrganisationChart = setup({
  types: { context: {} as OwnOrganisationContext, events: {} as WithGiven<ShopEvent, OwnOrganisationSees> },
  actors: callsOf("LoadOrganisation", "ChangeOrganisation"),
  actions: {
    ...sends,
    forget: assign(closed),
    // Another organisation's page shows nothing of this one.
    arrive: assign(({ context, event }) => {
      const organisationId = shownIn(seen(event))
      const customerId = ownId(seen(event))
      const isSame = organisationId === context.organisationId && customerId === context.customerId
      return { ...closed, organisationId, customerId, home: isSame ? context.home : null }
    }),
    keep: assign((_, home: OrganisationHome) => ({ home, failures: 0 })),
    hide: assign({ home: null }),
    noteFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    noteFault: assign({ fault: ({ context }, failure: ApiFailure) => organisationFaultOf(failure, context.form) }),
    say: assign({ fault: (_, fault: OrganisationFault) => fault }),
    closeForm: assign({ form: null, sent: null, fault: null, news: null }),
    noteWhere: assign({ away: ({ context, event }) => shownIn(seen(event)) !== context.organisationId }),
    beHere: assign(({ context }) => (context.away === true ? { away: false } : {})),
    dropForm: assign({ form: null, sent: null }),
    settle: assign(({ context }) => ({ form: null, sent: null, fault: null, news: newsOf(context.form) })),
    openDetails: assign(({ context: { home } }) => {
      const { name, limits } = home?.summary ?? { name: "", limits: { perOrder: null, perMonth: null } }
      const [perOrder, perMonth] = [writeLimit(limits.perOrder), writeLimit(limits.perMonth)]
      return { form: { _tag: "Details", name, perOrder, perMonth }, fault: null, news: null } as const
    }),
    openInvitation: assign({
      form: (): OrganisationForm => ({ _tag: "Invitation", phone: "", email: "" }),
      fault: null,
      news: null,
    }),
    openMember: assign(({ context, event }) => {
      const id = event.type === "MemberFormOpened" ? event.customerId : ""
      const member = context.home?.members?.find(({ customerId }) => customerId === id)
      if (member === undefined) return {}
      const { customerId, role, isActive, limits } = member
      const [perOrder, perMonth] = [writeLimit(limits.perOrder), writeLimit(limits.perMonth)]
      const form = { _tag: "Member", customerId, role, isActive, perOrder, perMonth, isRemoving: false } as const
      return { form, fault: null, news: null }
    }),
    openLeaving: assign({ form: (): OrganisationForm => ({ _tag: "Leaving" }), fault: null, news: null }),
    openWithdrawal: assign(({ event }) =>
      event.type === "InvitationWithdrawalWanted"
        ? { form: { _tag: "Withdrawal", invitationId: event.invitationId } as const, fault: null, news: null }
        : {},
    ),
    openExport: assign(({ event }) => {
      const { at, see } = givenIn<OwnOrganisationSees>(event)
      return {
        form: { _tag: "Export", period: monthAt(marketOf(see.route.market), at.t) } as const,
        fault: null,
        news: null,
      }
    }),
    choosePeriod: assign(({ context: { form }, event }) =>
      event.type === "ExportPeriodChosen" && form?._tag === "Export"
        ? { form: { _tag: "Export", period: event.period } as const }
        : {},
    ),
    address: assign(({ context, event }) => {
      const id = event.type === "InvitationSentAgain" ? event.invitationId : ""
      const invitation = context.home?.invitations?.find((one) => one.id === id)
      const [phone, email] = [invitation?.phoneNumber ?? "", invitation?.email ?? ""]
      return { form: { _tag: "Invitation", phone, email }, fault: null, news: null } as const
    }),
    write: assign(({ context, event }) =>
      event.type === "OrganisationTyped" && context.form !== null && event.field in context.form
        ? { form: { ...context.form, [event.field]: event.text }, fault: null }
        : {},
    ),
    takeRole: assign(({ context: { form }, event }) =>
      event.type === "RoleChosen" && form?._tag === "Member"
        ? { form: { ...form, role: event.role }, fault: null }
        : {},
    ),
    switchMember: assign(({ context: { form }, event }) =>
      event.type === "MemberSwitched" && form?._tag === "Member"
        ? { form: { ...form, isActive: event.isActive }, fault: null }
        : {},
    ),
    wantRemoval: assign(({ context: { form } }) =>
      form?._tag === "Member" ? { form: { ...form, isRemoving: true }, fault: null } : {},
    ),
    noteWrong: assign(({ context, event }) => {
      const answer = answerOf(context, seen(event))
      return answer?._tag === "Fault" ? { fault: answer.fault } : {}
    }),
    // A retry after no answer keeps its idempotency key, unless the invitation was changed since.
    prepare: assign(({ context: { form, sent }, event }) => {
      if (form === null) return {}
      const { t, n } = givenIn(event).at
      const isSame = sent !== null && JSON.stringify(sent.form) === JSON.stringify(form)
      return { fault: null, news: null, sent: isSame ? sent : { form, key: `invitation-${t}-${n}` } }
    }),
  },
  guards: {
    isShown: ({ event }) => shownIn(seen(event)) !== null,
    isTheirs: ({ context, event }) =>
      shownIn(seen(event)) === context.organisationId && ownId(seen(event)) === context.customerId,
    isSameCustomer: ({ event }) => event.type === "AccountChanged" && event.isSameCustomer,
    isAway: ({ context, event }) => shownIn(seen(event)) !== context.organisationId,
    // If the panel was closed before the answer, the page behind shows the fault.
    hasNoPanel: ({ context, event }) => context.form?._tag === "Details" && panelIn(event) === null,
    isEdit: ({ context, event }) =>
      event.type === "ModalOpened" &&
      event.modal._tag === "EditOrganisation" &&
      event.modal.organisationId === context.organisationId &&
      mayAdminister(context),
    mayAdminister: ({ context }) => mayAdminister(context),
    isMember: ({ context, event }) =>
      event.type === "MemberFormOpened" &&
      (context.home?.members ?? []).some(({ customerId }) => customerId === event.customerId),
    isInvitation: ({ context, event }) =>
      event.type === "InvitationSentAgain" &&
      (context.home?.invitations ?? []).some((one, _, all) => one.id === event.invitationId && mayResend(one, all)),
    isPending: ({ context, event }) =>
      event.type === "InvitationWithdrawalWanted" &&
      (context.home?.invitations ?? []).some(({ id, status }) => id === event.invitationId && status === "pending"),
    isShutOut: ({ context }) => context.home === null,
    mustStay: ({ context, event }) => isLastAdministrator(ownId(seen(event)), context.home?.members ?? []),
    isOfLast: ({ context: { form, home } }) =>
      form?._tag === "Member" && isLastAdministrator(form.customerId, home?.members ?? []),
    isDetails: ({ context }) => context.form?._tag === "Details",
    isWhole: ({ context, event }) => answerOf(context, seen(event))?._tag === "Change",
    isLeaving: ({ context, event }) => {
      const answer = answerOf(context, seen(event))
      if (answer?._tag !== "Change" || answer.change._tag !== "Member") return false
      return answer.change.update.remove === true && answer.change.customerId === ownId(seen(event))
    },
    isNotFound: (_, failure: ApiFailure) => failure._tag === "Refused" && failure.status === 404,
    isForbidden: (_, failure: ApiFailure) => failure._tag === "Refused" && failure.status === 403,
    isGone: (_, failure: ApiFailure) => organisationFaultOf(failure, null) === "gone",
  },
  delays: { growing: ({ context, event }) => askAgainAfter(event, context.failures) },
})

/** Announces the organisation's current name to the other units. */
export const introduce = ownOrganisationChart.enqueueActions(({ context: { home }, enqueue, event }) => {
  const { session } = seen(event)
  if (home === null || session._tag !== "LoggedIn") return
  const user = joinMembership(session.user, home.summary)
  const known = session.user.organisations.find(({ organisationId }) => organisationId === home.summary.id)
  if (known?.name === home.summary.name && known.isActive === home.summary.membership.isActive) return
  enqueue({ type: "send", params: { type: "ProfileChanged", user } })
})

/** Closes the panel of a saved form: the page behind shows the result. */
export const closePanel = ownOrganisationChart.enqueueActions(({ enqueue, event }) => {
  const panel = panelIn(event)
  if (panel !== null) enqueue({ type: "send", params: { type: "ModalClosed", id: panel.id, by: "button" } })
})

/** Changes the membership in the profile, and orders for the customer themselves from then on. */
const stepBack = (change: typeof leaveMembership) =>
  ownOrganisationChart.enqueueActions(({ context: { organisationId }, enqueue, event }) => {
    const { session } = seen(event)
    if (organisationId === null || session._tag !== "LoggedIn") return
    if (organisationOf(session) === organisationId) {
      enqueue({ type: "send", params: { type: "AccountChosen", organisationId: null } })
    }
    const isKnown = session.user.organisations.some((one) => one.organisationId === organisationId)
    const user = change(session.user, organisationId)
    if (isKnown) enqueue({ type: "send", params: { type: "ProfileChanged", user } })
  })

/** Takes the membership out of the profile, and orders for the customer themselves from then on. */
export const bidFarewell = stepBack(leaveMembership)

/** Keeps the membership in the profile, which may be switched on again, and orders for the customer themselves. */
export const switchToOwnAccount = stepBack(switchOffMembership)

/** The change to send; an incomplete form is never sent. */
export const changeToSend = (context: OwnOrganisationContext, event: unknown) => {
  const answer = answerOf(context, seen(event))
  return answer?._tag === "Change" ? answer.change : null
}
