import type { Profile } from "../account/wire.ts"
import type { CurrentAccount } from "../device/model.ts"
import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../kernel/chart.ts"
import type { RouteView } from "../route/actor.ts"
import { callsOf, sends, type ShopCommand, type ShopTell } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { LogoutCause } from "./events.ts"
import { mayChoose } from "./rules/mayChoose.ts"
import { organisationAgain } from "./rules/organisationAgain.ts"
import type { SessionView } from "./view.ts"

/** What the session remembers. */
export interface SessionContext {
  /** Random, drawn outside, the root of every id that must not collide with another device's. */
  readonly seed: string
  readonly user: Profile | null
  /** For which of the user's organisations is ordered; `null` is for the user. */
  readonly organisationId: string | null
  /** Who ordered here last, and for whom, as the device says. */
  readonly remembered: CurrentAccount | null
  /** Whether the user has just logged in, and was not only found logged in. */
  readonly fresh: boolean
  readonly cause: LogoutCause
  readonly failures: number
}

/** What the session looks at besides itself. */
export interface SessionSees {
  readonly route: RouteView
}

const nobody = { user: null, organisationId: null, remembered: null, fresh: false, failures: 0 } as const
const longestWait = 30_000

/** The device keeps for whom is ordered, and forgets it when nobody is logged in (SPEC §3). */
const keepAccount = ({ user, organisationId }: SessionContext): ShopTell => ({
  type: "Keep",
  kept: { entry: "currentAccount", value: user && { customerId: user._id, organisationId } },
})

/** The named action that notes why the session ends. */
const because = (params: LogoutCause) => ({ type: "because", params }) as const

/** Of several profiles one is chosen right after a login (SPEC §4.1). */
const hasActive = (user: Profile | null): boolean => user?.organisations.some(({ isActive }) => isActive) ?? false

/** A service's answer is an event of XState's own making. */
const loaded = (event: unknown): Profile | null => (event as { readonly output: Profile | null }).output

const welcome = [
  { type: "greet", params: ({ event }: { readonly event: unknown }) => loaded(event) },
  {
    type: "tell",
    params: ({ event }: { readonly event: unknown }) =>
      ({ type: "Identify", externalId: loaded(event)?.externalId ?? null }) as const,
  },
  { type: "tell", params: ({ context }: { readonly context: SessionContext }) => keepAccount(context) },
  {
    type: "send",
    params: ({ context }: { readonly context: SessionContext }) =>
      ({ type: "AccountChanged", organisationId: context.organisationId }) as const,
  },
] as const

/** Another tab of the same browser says who orders now. */
const elsewhere = (event: ShopEvent): CurrentAccount | null | undefined =>
  event.type === "KeptElsewhere" && event.kept.entry === "currentAccount" ? event.kept.value : undefined

const machine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as WithGiven<ShopEvent, SessionSees>,
    input: {} as { start: ShopStart } | undefined,
  },
  actors: callsOf("ReadDevice", "LoadUser", "ReadSessionFlag", "Logout"),
  actions: {
    ...sends,
    because: assign({ cause: (_, cause: LogoutCause) => cause }),
    remember: assign({ remembered: (_, account: CurrentAccount | null | undefined) => account ?? null }),
    greet: assign(({ context }, user: Profile | null) => ({
      user,
      organisationId: organisationAgain(user, context.remembered),
      failures: 0,
      fresh: false,
    })),
    changeAccount: assign({ organisationId: (_, organisationId: string | null) => organisationId }),
  },
  guards: {
    endsSession: ({ event }) => event.type === "CallRefused" && event.refusal.status === 401,
    isAtGoodbye: ({ event }) => event.see.route.screen._tag === "LoggedOut",
    mayChoose: ({ context, event }) =>
      event.type === "AccountChosen" && mayChoose(context.user, event.organisationId, context.organisationId),
    mayFollow: ({ context: { user, organisationId }, event }) => {
      const account = elsewhere(event)
      return account?.customerId === user?._id && mayChoose(user, account?.organisationId ?? null, organisationId)
    },
    isSomebodyElse: ({ context, event }) => {
      const account = elsewhere(event)
      return account !== null && account !== undefined && account.customerId !== context.user?._id
    },
    isNobody: ({ event }) => elsewhere(event) === null,
  },
  delays: { growing: ({ context }) => Math.min(longestWait, 1000 * 2 ** context.failures) },
}).createMachine({
  id: "session",
  context: ({ input }) => ({ seed: input?.start.seed ?? "", ...nobody, cause: "unspecified" }),
  initial: "starting",
  // Any call of anybody may learn that the session has ended (SPEC §2.2, §4.1).
  on: { CallRefused: { guard: "endsSession", target: ".ending", actions: because("unauthorized") } },
  states: {
    // What the device remembers is known before anything is shown, so that no screen flickers from empty to full.
    starting: {
      invoke: {
        id: "device",
        src: "ReadDevice",
        input: {},
        onDone: [
          {
            guard: ({ event }) => event.output.loggedIn,
            target: "recognised",
            actions: [
              { type: "remember", params: ({ event }) => event.output.currentAccount },
              { type: "send", params: ({ event }) => ({ type: "DeviceRead", contents: event.output }) },
              { type: "send", params: { type: "SessionStarted" } },
            ],
          },
          {
            target: "anonymous",
            actions: [
              { type: "send", params: ({ event }) => ({ type: "DeviceRead", contents: event.output }) },
              { type: "send", params: { type: "SessionStarted" } },
            ],
          },
        ],
        // A device never fails to answer, so the services are not there yet: an empty cart must not be believed.
        onError: "waiting",
      },
    },
    waiting: { after: { 1000: "starting" } },
    anonymous: {
      on: {
        LoggedIn: { target: "recognised", actions: assign({ fresh: true }) },
        // One session ends once: who stands at the goodbye already is not told again.
        CallRefused: { guard: "isAtGoodbye" },
      },
    },
    recognised: {
      initial: "loading",
      on: { LogoutChosen: { target: "leaving", actions: because("unspecified") } },
      states: {
        loading: {
          invoke: {
            id: "user",
            src: "LoadUser",
            input: {},
            onDone: [
              {
                guard: ({ event }) => event.output === null,
                target: "#session.ending",
                actions: because("noUserData"),
              },
              {
                guard: ({ context, event }) => context.fresh && hasActive(event.output),
                target: "#session.loggedIn",
                actions: [
                  ...welcome,
                  { type: "send", params: { type: "ModalAsked", modal: { _tag: "AccountPicker" }, onClose: null } },
                ],
              },
              { target: "#session.loggedIn", actions: [...welcome] },
            ],
            // A 401 is heard by everybody, and ends the session; anything else may pass.
            onError: { target: "resting", actions: assign({ failures: ({ context }) => context.failures + 1 }) },
          },
        },
        resting: { after: { growing: "loading" }, on: { ConnectionRestored: "loading" } },
      },
    },
    loggedIn: {
      initial: "idle",
      on: {
        LogoutChosen: { target: "leaving", actions: because("unspecified") },
        ProfileChanged: { actions: assign({ user: ({ event }) => event.user }) },
        AccountChosen: {
          guard: "mayChoose",
          actions: [
            { type: "changeAccount", params: ({ event }) => event.organisationId },
            { type: "tell", params: ({ context }) => keepAccount(context) },
            {
              type: "send",
              params: ({ event }) => ({ type: "AccountChanged", organisationId: event.organisationId }),
            },
          ],
        },
        // The same browser is the same session: what another tab chose holds here too, and is not written back.
        KeptElsewhere: [
          {
            guard: "mayFollow",
            actions: [
              { type: "changeAccount", params: ({ event }) => elsewhere(event)?.organisationId ?? null },
              {
                type: "send",
                params: ({ context }) => ({ type: "AccountChanged", organisationId: context.organisationId }),
              },
            ],
          },
          {
            guard: "isSomebodyElse",
            target: "recognised",
            actions: [
              assign({ ...nobody }),
              { type: "remember", params: ({ event }: { readonly event: ShopEvent }) => elsewhere(event) },
            ],
          },
          { guard: "isNobody", target: ".looking" },
        ],
        // The flag goes with the session's cookie: without it the session is over (SPEC §4.1).
        ScreenOpened: ".looking",
      },
      states: {
        idle: {},
        looking: {
          invoke: {
            id: "flag",
            src: "ReadSessionFlag",
            input: {},
            onDone: [
              { guard: ({ event }) => event.output, target: "idle" },
              { target: "#session.ending", actions: because("cookieMissing") },
            ],
            onError: "idle",
          },
        },
      },
    },
    leaving: {
      invoke: { id: "logout", src: "Logout", input: {}, onDone: "ending", onError: "ending" },
    },
    // Whatever ended it: everything that was the customer's goes, and the page says goodbye.
    ending: {
      entry: [
        { type: "tell", params: { type: "ClearSession" } },
        { type: "tell", params: { type: "Keep", kept: { entry: "currentAccount", value: null } } },
        { type: "tell", params: { type: "Identify", externalId: null } },
        { type: "send", params: ({ context }) => ({ type: "LoggedOut", cause: context.cause }) },
        assign({ ...nobody, cause: "unspecified" }),
      ],
      always: "anonymous",
    },
  },
})

const viewOf = (value: unknown, { user, organisationId }: SessionContext): SessionView => {
  if (value === "starting" || value === "waiting") return { _tag: "Starting" }
  if (value === "anonymous") return { _tag: "Anonymous" }
  if (user === null) return { _tag: "Recognised" }
  return { _tag: "LoggedIn", user, organisation: organisationId === null ? null : { organisationId } }
}

/** Who is ordering: begins with what the device remembers, ends by choice or when the server says so (SPEC §4.1). */
export const session = unitFromChart<ShopStart, SessionContext, ShopEvent, ShopCommand, SessionView, SessionSees>({
  name: "session",
  machine,
  view: ({ value, context }: ChartState<SessionContext>) => viewOf(value, context),
})
