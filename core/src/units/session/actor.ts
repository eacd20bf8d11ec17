import { askAgainAfter } from "../../messages/askAgainAfter.ts"
import { activeMemberships } from "../../domain/account/rules/activeMemberships.ts"
import type { Profile } from "../../domain/account/wire.ts"
import type { CurrentAccount } from "../../domain/device/model.ts"
import { assign, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { LogoutCause } from "../../domain/session/model.ts"
import { mayChoose } from "../../domain/session/rules/mayChoose.ts"
import { organisationAgain } from "../../domain/session/rules/organisationAgain.ts"
import { elsewhere, keepAccount, type SessionContext, type SessionSees } from "./context.ts"
import { noteLogoutCause, changeProfile, welcome } from "./namedActions.ts"
import type { SessionView } from "./view.ts"
import { viewSession } from "./viewSession.ts"

const nobody = { user: null, organisationId: null, remembered: null, fresh: false, failures: 0 } as const

/** Whether the customer may order for an organisation, so must choose an account after login (SPEC §4.1). */
const hasActive = (user: Profile | null): boolean => user !== null && activeMemberships(user).length > 0

const machine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as WithGiven<ShopEvent, SessionSees>,
    input: {} as { start: ShopStart },
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
    begin: assign({ ended: ({ event }) => givenIn<SessionSees>(event).at.n }),
    changeProfile: assign(({ context: { user } }, change: Partial<Profile>) => ({
      user: user && { ...user, ...change },
    })),
    takePoints: assign(({ context: { user } }, profile: Profile | null) =>
      user !== null && profile?._id === user._id && profile.loyalty
        ? { user: { ...user, loyalty: profile.loyalty } }
        : {},
    ),
    changeAccount: assign({ organisationId: (_, organisationId: string | null) => organisationId }),
  },
  guards: {
    // A late 401 of a call that was made before this session does not concern it.
    endsSession: ({ context, event }) =>
      event.type === "CallRefused" && event.refusal.status === 401 && event.begun >= context.ended,
    isGoodbye: ({ event }) => event.see.route.screen._tag === "LoggedOut",
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
    // An order spends points when it is placed, and earns some when it is handed over, which may be at any time.
    opensPointsAfterOrder: ({ context, event }) => {
      const { lastOrder, route } = givenIn<SessionSees>(event).see
      return route.screen._tag === "Account" && lastOrder.kept?.customerId === context.user?._id
    },
  },
  delays: { growing: ({ context, event }) => askAgainAfter(event, context.failures) },
}).createMachine({
  id: "session",
  context: ({ input }) => ({ seed: input.start.seed, ...nobody, cause: "unspecified", ended: 0 }),
  initial: "starting",
  // Any unit's call may reveal that the session has ended (SPEC §2.2, §4.1).
  on: { CallRefused: { guard: "endsSession", target: ".ending", actions: noteLogoutCause("unauthorized") } },
  states: {
    // Reads the device before anything is shown, so that no screen flickers from empty to full.
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
        // A device never fails, so the services are not ready yet. Do not treat this as an empty cart.
        onError: "waiting",
      },
    },
    waiting: { after: { 1000: "starting" } },
    anonymous: {
      on: {
        LoggedIn: { target: "recognised", actions: [assign({ fresh: true }), "begin"] },
        // A session ends once: ignore a 401 on the goodbye page.
        CallRefused: { guard: "isGoodbye" },
        KeptElsewhere: { guard: "isSomebodyElse", target: "overhearing" },
      },
    },
    // Somebody logged in in another tab: this tab shares the session, if the device confirms that there is one.
    overhearing: {
      on: {
        LoggedIn: { target: "recognised", actions: [assign({ fresh: true }), "begin"] },
        CallRefused: { guard: "isGoodbye" },
        KeptElsewhere: [
          { guard: "isSomebodyElse", target: "overhearing", reenter: true },
          { guard: "isNobody", target: "anonymous" },
        ],
      },
      entry: { type: "remember", params: ({ event }) => elsewhere(event) },
      invoke: {
        id: "flag",
        src: "ReadSessionFlag",
        input: {},
        onDone: [
          { guard: ({ event }) => event.output, target: "recognised", actions: "begin" },
          { target: "anonymous" },
        ],
        onError: "anonymous",
      },
    },
    recognised: {
      initial: "loading",
      on: { LogoutChosen: { target: "leaving", actions: noteLogoutCause("unspecified") } },
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
                actions: noteLogoutCause("noUserData"),
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
            // A 401 ends the session by `CallRefused`; any other failure is retried.
            onError: { target: "resting", actions: assign({ failures: ({ context }) => context.failures + 1 }) },
          },
        },
        resting: { after: { growing: "loading" }, on: { ConnectionRestored: "loading" } },
      },
    },
    loggedIn: {
      initial: "idle",
      on: {
        LogoutChosen: { target: "leaving", actions: noteLogoutCause("unspecified") },
        ProfileChanged: { actions: changeProfile },
        AccountChosen: {
          guard: "mayChoose",
          actions: [
            { type: "changeAccount", params: ({ event }) => event.organisationId },
            { type: "tell", params: ({ context }) => keepAccount(context) },
            {
              type: "send",
              params: ({ event }) => ({
                type: "AccountChanged",
                organisationId: event.organisationId,
                isSameCustomer: true,
              }),
            },
          ],
        },
        // Tabs share one session: take the account chosen in another tab, without storing it again.
        KeptElsewhere: [
          {
            guard: "mayFollow",
            actions: [
              { type: "changeAccount", params: ({ event }) => elsewhere(event)?.organisationId ?? null },
              {
                type: "send",
                params: ({ context }) => ({
                  type: "AccountChanged",
                  organisationId: context.organisationId,
                  isSameCustomer: true,
                }),
              },
            ],
          },
          {
            guard: "isSomebodyElse",
            target: "recognised",
            actions: [
              assign({ ...nobody }),
              "begin",
              { type: "remember", params: ({ event }: { readonly event: ShopEvent }) => elsewhere(event) },
            ],
          },
          { guard: "isNobody", target: ".looking" },
        ],
        // The flag disappears with the session's cookie: without it the session is over (SPEC §4.1).
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
              {
                guard: ({ event }) => !event.output,
                target: "#session.ending",
                actions: noteLogoutCause("cookieMissing"),
              },
              { guard: "opensPointsAfterOrder", target: "renewing" },
              { target: "idle" },
            ],
            onError: "idle",
          },
        },
        renewing: {
          // The answer may be older than the change.
          on: { ProfileChanged: { target: "renewing", reenter: true, actions: changeProfile } },
          invoke: {
            id: "points",
            src: "LoadUser",
            input: {},
            onDone: { target: "idle", actions: { type: "takePoints", params: ({ event }) => event.output } },
            onError: "idle",
          },
        },
      },
    },
    leaving: {
      invoke: { id: "logout", src: "Logout", input: {}, onDone: "ending", onError: "ending" },
    },
    // Whatever ended the session: clear the customer's data and show the goodbye page.
    ending: {
      entry: [
        { type: "tell", params: { type: "ClearSession" } },
        { type: "tell", params: { type: "Keep", kept: { entry: "currentAccount", value: null } } },
        { type: "tell", params: { type: "Identify", externalId: null } },
        {
          type: "send",
          params: ({ context, event }) => ({
            type: "LoggedOut",
            cause: context.cause,
            path: givenIn<SessionSees>(event).see.route.path,
          }),
        },
        assign({ ...nobody, cause: "unspecified" }),
        "begin",
      ],
      always: "anonymous",
    },
  },
})

/** Who orders: recognised from the device, until they log out or the server ends the session (SPEC §4.1). */
export const session = unitFromChart<ShopStart, SessionContext, ShopEvent, ShopCommand, SessionView, SessionSees>({
  name: "session",
  machine,
  view: viewSession,
})
