import type { ApiFailure } from "../../api/failure.ts"
import { marketOf } from "../../domain/market/markets.ts"
import type { Registered } from "../../domain/organisation/registered.ts"
import { joinMembership } from "../../domain/organisation/rules/joinMembership.ts"
import { readCompanyName } from "../../domain/organisation/rules/readCompanyName.ts"
import { readCompanyNumber } from "../../domain/organisation/rules/readCompanyNumber.ts"
import type { OrganisationSummary } from "../../domain/organisation/wire.ts"
import { assign, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, failureIn, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { OverlayView } from "../overlay/view.ts"
import type { RouteView } from "../route/actor.ts"
import type { SessionView } from "../session/view.ts"
import {
  type OrganisationSignUpContext,
  type OrganisationSignUpView,
  type SignUpFault,
  signUpFaultOf,
  viewOrganisationSignUp,
} from "./view.ts"

/** The views of other units that a company's sign-up reads. */
export interface OrganisationSignUpSees {
  readonly overlay: OverlayView
  readonly route: RouteView
  readonly session: SessionView
}

/** Time in ms after the last key before the shop looks for the company. */
const debounce = 400

const empty: OrganisationSignUpContext = {
  name: "",
  number: "",
  known: null,
  fault: null,
  sent: null,
  made: null,
}

const seen = (event: unknown): OrganisationSignUpSees => givenIn<OrganisationSignUpSees>(event).see

/** The typed number, if it is valid in the market's company register; `null` otherwise. */
const numberIn = ({ number }: OrganisationSignUpContext, { route }: OrganisationSignUpSees): string | null => {
  const read = readCompanyNumber(number, marketOf(route.market))
  return read._tag === "CompanyNumber" ? read.number : null
}

const chart = setup({
  types: { context: {} as OrganisationSignUpContext, events: {} as WithGiven<ShopEvent, OrganisationSignUpSees> },
  actors: callsOf("FindOrganisations", "CreateOrganisation"),
  actions: {
    ...sends,
    forget: assign(empty),
    write: assign(({ context, event }) => {
      if (event.type !== "OrganisationSignUpTyped") return {}
      const typed = { ...context, [event.field]: event.text, fault: null }
      // The answer about the previous number does not apply to the new one.
      return event.field === "number" && context.known !== null
        ? { ...typed, known: { ...context.known, hasNumber: null } }
        : typed
    }),
    note: assign({ known: (_, known: Registered) => known }),
    // A retry after no answer keeps its idempotency key, unless the customer has changed the company since.
    prepare: assign(({ context, event }) => {
      const { name, number, sent } = context
      const isSame = sent !== null && sent.name === name && sent.number === number
      const { t, n } = givenIn(event).at
      return { fault: null, sent: isSame ? sent : { name, number, key: `organisation-${t}-${n}` } }
    }),
    say: assign({ fault: (_, fault: SignUpFault) => fault }),
    noteFault: assign({ fault: (_, failure: ApiFailure) => signUpFaultOf(failure) }),
    welcome: assign((_, made: OrganisationSummary) => ({ ...empty, made })),
  },
  guards: {
    isSameCustomer: ({ event }) => event.type === "AccountChanged" && event.isSameCustomer,
    isShown: ({ event }) => {
      const { modal } = seen(event).overlay
      return modal?.modal._tag === "SignUpOrganisation" && !modal.isClosing
    },
    isSignUp: ({ event }) => event.type === "ModalOpened" && event.modal._tag === "SignUpOrganisation",
    isNameless: ({ context }) => readCompanyName(context.name) === null,
    isNumberless: ({ context, event }) => numberIn(context, seen(event)) === null,
  },
  delays: { debounce },
})

/** Adds the membership to the profile, so that the account picker offers it. */
const join = chart.enqueueActions(({ context: { made }, enqueue, event }) => {
  const { session } = seen(event)
  if (made === null || session._tag !== "LoggedIn") return
  enqueue({ type: "send", params: { type: "ProfileChanged", user: joinMembership(session.user, made) } })
})

const writing = {
  OrganisationSignUpTyped: { target: "waiting", reenter: true, actions: "write" },
  OrganisationSignUpSubmitted: [
    { guard: "isNameless", target: "typing", actions: { type: "say", params: "name" } },
    { guard: "isNumberless", target: "typing", actions: { type: "say", params: "number" } },
    { target: "sending", actions: "prepare" },
  ],
} as const

const machine = chart.createMachine({
  id: "organisationSignUp",
  context: empty,
  initial: "idle",
  on: {
    // Another customer, who may have logged in in another tab, must not see what this one typed.
    AccountChanged: [
      { guard: "isSameCustomer" },
      { guard: "isShown", target: ".typing", actions: "forget" },
      { target: ".idle", actions: "forget" },
    ],
    LoggedOut: { target: ".idle", actions: "forget" },
  },
  states: {
    idle: { on: { ModalOpened: { guard: "isSignUp", target: "typing" } } },
    typing: { on: writing },
    waiting: { on: writing, after: { debounce: "looking" } },
    looking: {
      on: writing,
      invoke: {
        id: "known",
        src: "FindOrganisations",
        input: ({ context, event }) => ({ name: context.name, number: numberIn(context, seen(event)) }),
        onDone: { target: "typing", actions: { type: "note", params: ({ event }) => event.output } },
        // The server checks this too when the company is sent.
        onError: "typing",
      },
    },
    sending: {
      invoke: {
        id: "create",
        src: "CreateOrganisation",
        input: ({ context: { sent } }) => ({
          name: sent?.name ?? "",
          number: sent?.number ?? "",
          key: sent?.key ?? "",
        }),
        onDone: { target: "made", actions: { type: "welcome", params: ({ event }) => event.output } },
        onError: {
          target: "typing",
          actions: { type: "noteFault", params: ({ event }) => failureIn(event) },
        },
      },
    },
    made: { always: { target: "done", actions: join } },
    done: { on: { ModalOpened: { guard: "isSignUp", target: "typing", actions: "forget" } } },
  },
})

/** A customer registers their company, and becomes its administrator (SPEC §2.4, §7.2). */
export const organisationSignUp = unitFromChart<
  ShopStart,
  OrganisationSignUpContext,
  ShopEvent,
  ShopCommand,
  OrganisationSignUpView,
  OrganisationSignUpSees
>({ name: "organisationSignUp", machine, view: viewOrganisationSignUp })
