import type { ApiFailure } from "../../api/failure.ts"
import { lacksOfProfile } from "../../domain/account/rules/lacksOfProfile.ts"
import { profileChangeOf } from "../../domain/account/rules/profileChangeOf.ts"
import { typedProfileOf } from "../../domain/account/rules/typedProfileOf.ts"
import type { ProfileChange } from "../../domain/account/requests.ts"
import type { TypedProfile } from "../../domain/account/typedProfile.ts"
import { marketOf } from "../../domain/market/markets.ts"
import { dayAt } from "../../domain/time/rules/dayAt.ts"
import { assign, givenIn, setup, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, sends } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { OverlayView } from "../overlay/view.ts"
import type { RouteView } from "../route/actor.ts"
import { mayReportFailure } from "../session/mayReportFailure.ts"
import type { SessionView } from "../session/view.ts"
import { faultOf, type ProfileContext, type ProfileForm } from "./view.ts"

/** The views of other units that the profile reads. */
export interface ProfileSees {
  readonly overlay: OverlayView
  readonly route: RouteView
  readonly session: SessionView
}

/** Whether the customer is on their own page, where the panel is opened. */
const isOwnPage = (event: unknown): boolean => givenIn<ProfileSees>(event).see.route.screen._tag === "Account"

const userIn = (event: unknown) => {
  const { session } = givenIn<ProfileSees>(event).see
  return session._tag === "LoggedIn" ? session.user : null
}

const todayIn = (event: unknown) => {
  const { at, see } = givenIn<ProfileSees>(event)
  return dayAt(marketOf(see.route.market).timeZone, at.t)
}

/** The open panel with the form; `null` when it is not open, or closing. */
const panelIn = (event: unknown): string | null => {
  const { modal } = givenIn<ProfileSees>(event).see.overlay
  return modal !== null && modal.modal._tag === "EditProfile" && !modal.isClosing ? modal.id : null
}

/** The change to send: only fields that differ from the profile. */
export const changeIn = ({ form }: ProfileContext, event: unknown): ProfileChange => {
  const user = userIn(event)
  return form === null || user === null ? {} : profileChangeOf(form.typed, user, todayIn(event))
}

/** The form after typing: earlier messages are cleared, except for fields that are still missing. */
const retyped = (form: ProfileForm, typed: Partial<TypedProfile>, event: unknown): ProfileForm => {
  const next = { ...form.typed, ...typed }
  const left = lacksOfProfile(next, todayIn(event))
  return { typed: next, lacks: form.lacks.filter((lack) => left.includes(lack)), fault: null }
}

/** The call, actions and guards that the profile's states refer to by name. */
export const profileChart = setup({
  types: { context: {} as ProfileContext, events: {} as WithGiven<ShopEvent, ProfileSees> },
  actors: callsOf("SaveProfile"),
  actions: {
    ...sends,
    forget: assign({ form: null }),
    openForm: assign(({ event }) => {
      const user = userIn(event)
      return { form: user && { typed: typedProfileOf(user), lacks: [], fault: null } }
    }),
    noteTyped: assign(({ context: { form }, event }) => {
      if (form === null) return {}
      if (event.type === "ProfileTyped") return { form: retyped(form, { [event.field]: event.text }, event) }
      return event.type === "ProfileLanguageChosen" ? { form: retyped(form, { language: event.language }, event) } : {}
    }),
    noteLacks: assign(({ context: { form }, event }) => ({
      form: form && { ...form, lacks: lacksOfProfile(form.typed, todayIn(event)), fault: null },
    })),
    clearFault: assign({ form: ({ context: { form } }) => form && { ...form, fault: null } }),
    noteFault: assign({
      form: ({ context: { form } }, failure: ApiFailure) => form && { ...form, fault: faultOf(failure) },
    }),
  },
  guards: {
    opensForm: ({ event }) =>
      event.type === "ModalOpened" && event.modal._tag === "EditProfile" && isOwnPage(event) && userIn(event) !== null,
    isOpen: ({ event }) => isOwnPage(event) && panelIn(event) !== null && userIn(event) !== null,
    isSameCustomer: ({ event }) => event.type === "AccountChanged" && event.isSameCustomer,
    isClosed: ({ event }) => panelIn(event) === null,
    isToldElsewhere: ({ event }, failure: ApiFailure) =>
      panelIn(event) === null && mayReportFailure(givenIn<ProfileSees>(event).see.session, failure),
    lacks: ({ context: { form }, event }) => form !== null && lacksOfProfile(form.typed, todayIn(event)).length > 0,
    differs: ({ context, event }) => Object.keys(changeIn(context, event)).length > 0,
  },
})

/** Closes the panel with the form, if it is still open. */
export const closePanel = profileChart.enqueueActions(({ enqueue, event }) => {
  const id = panelIn(event)
  if (id !== null) enqueue({ type: "send", params: { type: "ModalClosed", id, by: "button" } })
})
