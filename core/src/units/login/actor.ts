import { assign, type ChartState, unitFromChart } from "../../kernel/chart.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import { backFrom, failed, loginChart, ownEmail } from "./chart.ts"
import { checkingCode, codeSent, sendingCode, sendingProof, unverified, verifying } from "./codes.ts"
import { fresh, type LoginContext, type LoginSees, type LoginStep, type LoginView } from "./context.ts"
import { usingPasskey } from "./passkey.ts"
import { creating, unregistered } from "./registering.ts"
import { askingReset, changingPassword, linkOpened, passwordSet, resetSent, settingPassword } from "./resetting.ts"

const machine = loginChart.createMachine({
  id: "login",
  context: fresh,
  initial: "idle",
  on: {
    LoginAbandoned: { target: ".idle", actions: "giveUp" },
    LoggedOut: {
      target: ".idle",
      actions: assign(({ event: { cause, path } }) => ({ ...fresh, ended: { cause, path } })),
    },
    LoginCodeRequested: [
      { guard: "hasNewCode", target: ".codeSent", actions: assign({ secrets: {}, fault: null }) },
      {
        guard: "isAnonymous",
        target: ".sendingCode",
        actions: assign(({ context, event }) => ({
          ...context,
          phone: event.phone,
          secrets: {},
          sent: null,
          fault: null,
        })),
      },
    ],
    EmailLoginSubmitted: {
      guard: "isAnonymous",
      target: ".checkingPassword",
      actions: assign(({ context, event }) => ({
        ...context,
        email: event.email,
        secrets: { password: event.password },
        sent: null,
        fault: null,
      })),
    },
    PasskeyLoginChosen: {
      guard: "isAnonymous",
      target: ".usingPasskey",
      actions: assign({ secrets: {}, sent: null, fault: null }),
    },
    // Solved while the customer types the number, so that they need not wait for it.
    ScreenOpened: [
      {
        guard: "isAtEntrance",
        actions: [{ type: "tell", params: { type: "PrepareBotCheck", purpose: "login" } }, "leaveLink"],
      },
      { guard: "isElsewhere", actions: "leaveLink" },
    ],
    AccountTyped: { actions: "noteTyped" },
    BoxTicked: { actions: "noteTicked" },
    ResetAsked: {
      target: ".askingReset",
      actions: assign(({ context, event }) => ({ ...context, email: event.email, secrets: {}, fault: null })),
    },
    ResetLinkOpened: {
      target: ".linkOpened",
      actions: assign(({ context: { ended }, event }) => ({
        ...fresh,
        ended,
        email: event.email,
        secrets: { token: event.token },
      })),
    },
    PasswordChosen: {
      guard: "hasOldPassword",
      target: ".changingPassword",
      actions: assign(({ context, event: { see, old, password } }) => ({
        ...context,
        email: ownEmail(see.session) ?? "",
        secrets: old === null ? { password } : { old, password },
        fault: null,
      })),
    },
  },
  states: {
    idle: {},
    sendingCode,
    codeSent,
    checkingCode,
    checkingPassword: {
      invoke: {
        id: "password",
        src: "LoginEmail",
        input: ({ context }) => ({ email: context.email, password: context.secrets.password ?? null }),
        onDone: { target: "entered", actions: { type: "send", params: { type: "LoggedIn", how: "email" } } },
        onError: { target: "idle", actions: { type: "noteFault", params: failed } },
      },
    },
    usingPasskey,
    sendingProof,
    unverified,
    verifying,
    unregistered,
    creating,
    askingReset,
    resetSent,
    linkOpened,
    settingPassword,
    changingPassword,
    passwordSet,
    // The session has begun: typed input is forgotten, and the login page leads back to where the customer was.
    entered: {
      always: [
        {
          guard: "leadsToPayment",
          target: "idle",
          actions: [
            {
              type: "send",
              params: ({ event }) => ({ type: "PathOpened", path: backFrom(event), how: "link" }) as const,
            },
            "forget",
          ],
        },
        {
          guard: "isAtEntrance",
          target: "idle",
          // Replaces the login in the browser's history, so that Back does not return to it.
          actions: [
            { type: "tell", params: ({ event }) => ({ type: "ReplacePath", path: backFrom(event) }) as const },
            {
              type: "send",
              params: ({ event }) => ({ type: "PathOpened", path: backFrom(event), how: "history" }) as const,
            },
            "forget",
          ],
        },
        { target: "idle", actions: "forget" },
      ],
    },
  },
})

const stepOf = (value: unknown): LoginStep =>
  (typeof value === "object" && value !== null ? Object.keys(value)[0] : value) as LoginStep

/** Logs a customer in by phone number, e-mail address or passkey, registers a new one, and sets a new password (SPEC §4.1, §7.1). */
export const login = unitFromChart<ShopStart, LoginContext, ShopEvent, ShopCommand, LoginView, LoginSees>({
  name: "login",
  machine,
  view: ({ value, context }: ChartState<LoginContext>): LoginView => ({ ...context, step: stepOf(value) }),
})
