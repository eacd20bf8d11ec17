import type { ApiFailure } from "../../api/failure.ts"
import type { PasskeyAdding } from "../../domain/passkey/device.ts"
import { assign, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, failureIn, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { RouteView } from "../route/actor.ts"
import type { SessionView } from "../session/view.ts"
import { faultOfDevice, faultOfServer } from "./rules/faultOf.ts"
import { unread } from "./unread.ts"
import { type PasskeysContext, type PasskeysView, viewPasskeys } from "./view.ts"

/** The views of other units that the passkeys read. */
export interface PasskeysSees {
  readonly route: RouteView
  readonly session: SessionView
}

const screenIn = (event: unknown) => givenIn<PasskeysSees>(event).see.route.screen._tag

const chart = setup({
  types: { context: {} as PasskeysContext, events: {} as WithGiven<ShopEvent, PasskeysSees> },
  actors: callsOf("ReadPasskeySupport", "LoadPasskeys", "AddPasskey", "RemovePasskey"),
  actions: {
    // Keeps whether the device supports passkeys.
    forget: assign(({ context: { isSupported } }) => ({ ...unread, isSupported })),
    // Keeps the fault: the page now reports a removal that got no answer after the customer had left.
    comeBack: assign(({ context: { isSupported, said } }) => ({
      ...unread,
      isSupported,
      said: said === "unremoved" ? said : null,
    })),
    choose: assign(({ event }) => (event.type === "PasskeyRemovalWanted" ? { chosen: event.id, said: null } : {})),
    noteAdding: assign(({ context: { passkeys } }, adding: PasskeyAdding) =>
      adding._tag === "Added"
        ? { passkeys: [adding.passkey, ...(passkeys ?? [])], said: "added" as const }
        : { said: faultOfDevice(adding) },
    ),
    noteUnremoved: assign({ chosen: null, said: "unremoved" }),
    noteFault: assign((_, failure: ApiFailure) => ({ said: faultOfServer(failure) })),
  },
  guards: {
    isSameCustomer: ({ event }) => event.type === "AccountChanged" && event.isSameCustomer,
    isOwnPage: ({ event }) =>
      screenIn(event) === "Account" && givenIn<PasskeysSees>(event).see.session._tag === "LoggedIn",
    isUnread: ({ context }) => context.isSupported === null,
    isUnreadLogin: ({ context, event }) => context.isSupported === null && screenIn(event) === "Login",
    isSupported: ({ context }) => context.isSupported === true,
    isOwn: ({ context: { passkeys }, event }) =>
      event.type === "PasskeyRemovalWanted" && (passkeys ?? []).some(({ id }) => id === event.id),
    isSure: ({ event }) => event.type === "PasskeyRemovalAnswered" && event.isSure,
  },
})

const removalWanted = { guard: "isOwn", target: "asking", actions: "choose" } as const

// A customer who returns to the page sees passkeys added elsewhere since.
const opened = [
  { guard: "isOwnPage", target: ".loading", reenter: true, actions: "comeBack" },
  { guard: "isUnreadLogin", target: ".reading", actions: "forget" },
  { target: ".idle", actions: "forget" },
] as const

const machine = chart.createMachine({
  id: "passkeys",
  context: unread,
  initial: "idle",
  on: {
    ScreenOpened: opened,
    // Passkeys belong to the customer, whichever account they order for.
    AccountChanged: [{ guard: "isSameCustomer" }, ...opened],
    LoggedOut: { target: ".idle", actions: "forget" },
  },
  states: {
    idle: {
      on: {
        LoginOpened: { guard: "isUnread", target: "reading" },
        // A removal that got no answer while the customer was elsewhere is reported when they return, whatever pages
        // they opened.
        ScreenOpened: [
          { guard: "isOwnPage", target: "loading", actions: "comeBack" },
          { guard: "isUnreadLogin", target: "reading", actions: "forget" },
          {},
        ],
      },
    },
    // The login offers a passkey only where the device supports it.
    reading: {
      invoke: {
        id: "read",
        src: "ReadPasskeySupport",
        input: {},
        onDone: { target: "idle", actions: assign({ isSupported: ({ event }) => event.output }) },
        onError: { target: "idle", actions: assign({ isSupported: false }) },
      },
    },
    loading: {
      invoke: {
        id: "list",
        src: "LoadPasskeys",
        input: {},
        onDone: {
          target: "ready",
          actions: assign(({ event: { output } }) => ({ passkeys: output.passkeys, isSupported: output.isSupported })),
        },
        onError: "failed",
      },
    },
    failed: { on: { LoadingRetried: "loading", ConnectionRestored: "loading" } },
    ready: {
      on: {
        PasskeyWanted: { guard: "isSupported", target: "adding", actions: assign({ said: null }) },
        PasskeyRemovalWanted: removalWanted,
      },
    },
    adding: {
      invoke: {
        id: "add",
        src: "AddPasskey",
        input: {},
        onDone: { target: "ready", actions: { type: "noteAdding", params: ({ event }) => event.output } },
        onError: { target: "ready", actions: { type: "noteFault", params: ({ event }) => failureIn(event) } },
      },
    },
    asking: {
      on: {
        PasskeyRemovalWanted: removalWanted,
        PasskeyRemovalAnswered: [
          { guard: "isSure", target: "removing" },
          { target: "ready", actions: assign({ chosen: null }) },
        ],
      },
    },
    // A sent change runs to its end wherever the customer goes: an interrupted call might or might not take effect.
    removing: {
      on: { ScreenOpened: {} },
      invoke: {
        id: "remove",
        src: "RemovePasskey",
        input: ({ context: { chosen } }) => ({ id: chosen ?? "" }),
        onDone: {
          target: "ready",
          actions: assign(({ context: { passkeys, chosen } }) => ({
            passkeys: (passkeys ?? []).filter(({ id }) => id !== chosen),
            chosen: null,
            said: "removed" as const,
          })),
        },
        onError: [
          { guard: "isOwnPage", target: "ready", actions: "noteUnremoved" },
          { target: "idle", actions: ["forget", "noteUnremoved"] },
        ],
      },
    },
  },
})

/**
 * A customer's passkeys on their own page, and whether their device supports passkeys, which the login needs (decision
 * 31).
 */
export const passkeys = unitFromChart<ShopStart, PasskeysContext, ShopEvent, ShopCommand, PasskeysView, PasskeysSees>({
  name: "passkeys",
  machine,
  view: viewPasskeys,
})
