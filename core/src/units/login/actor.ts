import type { ApiFailure } from "../../api/failure.ts"
import { problemsIn } from "../../api/refusal.ts"
import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import type { Sealed } from "../../vault/model.ts"
import type { Problem } from "../../domain/problem/model.ts"
import type { Verification } from "../../domain/session/model.ts"
import type { SessionView } from "../session/view.ts"
import { callsOf, failureIn, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"

/** Context of a login. Codes and passwords are handles. */
export interface LoginContext {
  readonly phone: string
  readonly email: string
  readonly secret: Sealed | null
  readonly problems: readonly Problem[]
  /** The server did not answer; the customer may retry. */
  readonly unanswered: boolean
  readonly verification: Verification | null
}

/** The step of the login, and its last error. */
export interface LoginView extends Pick<LoginContext, "phone" | "problems" | "unanswered" | "verification"> {
  readonly step: "idle" | "sendingCode" | "codeSent" | "checkingCode" | "checkingPassword" | "unverified" | "verifying"
}

/** The views of other units that the login reads: only customers who are not logged in may start it. */
export interface LoginSees {
  readonly session: SessionView
}

const fresh: LoginContext = {
  phone: "",
  email: "",
  secret: null,
  problems: [],
  unanswered: false,
  verification: null,
}

/** The account exists but its phone number is unverified (SPEC §8.3). */
const notVerified = 4039

const machine = setup({
  types: { context: {} as LoginContext, events: {} as WithGiven<ShopEvent, LoginSees> },
  actors: callsOf("RequestLogin", "Login", "LoginEmail", "VerifyPhone"),
  actions: {
    ...sends,
    noteFailure: assign((_, failure: ApiFailure) => ({
      problems: problemsIn(failure),
      unanswered: failure._tag !== "Refused",
    })),
    forget: assign(fresh),
  },
  guards: {
    isAnonymous: ({ event }) => event.see.session._tag === "Anonymous",
    isUnverified: ({ context }, failure: ApiFailure) =>
      context.phone !== "" && failure._tag === "Refused" && failure.problems.some(({ code }) => code === notVerified),
    isVerified: (_, verification: Verification) => verification._tag === "Verified",
  },
}).createMachine({
  id: "login",
  context: fresh,
  initial: "idle",
  on: {
    LoginAbandoned: { target: ".idle", actions: "forget" },
    LoggedOut: { target: ".idle", actions: "forget" },
    LoginCodeRequested: {
      guard: "isAnonymous",
      target: ".sendingCode",
      actions: assign(({ event }) => ({ ...fresh, phone: event.phone })),
    },
    EmailLoginSubmitted: {
      guard: "isAnonymous",
      target: ".checkingPassword",
      actions: assign(({ event }) => ({ ...fresh, email: event.email, secret: event.password })),
    },
  },
  states: {
    idle: {},
    sendingCode: {
      invoke: {
        id: "send",
        src: "RequestLogin",
        input: ({ context }) => ({ phone: context.phone }),
        onDone: "codeSent",
        onError: { target: "idle", actions: { type: "noteFailure", params: ({ event }) => failureIn(event) } },
      },
    },
    codeSent: {
      on: {
        LoginCodeEntered: {
          target: "checkingCode",
          actions: assign(({ event }) => ({ secret: event.code, problems: [], unanswered: false })),
        },
      },
    },
    checkingCode: {
      invoke: {
        id: "code",
        src: "Login",
        input: ({ context }) => ({ phone: context.phone, code: context.secret }),
        onDone: {
          target: "idle",
          actions: ["forget", { type: "send", params: { type: "LoggedIn", how: "code" } }],
        },
        onError: [
          {
            guard: { type: "isUnverified", params: ({ event }) => failureIn(event) },
            target: "unverified",
            actions: { type: "noteFailure", params: ({ event }) => failureIn(event) },
          },
          { target: "codeSent", actions: { type: "noteFailure", params: ({ event }) => failureIn(event) } },
        ],
      },
    },
    checkingPassword: {
      invoke: {
        id: "password",
        src: "LoginEmail",
        input: ({ context }) => ({ email: context.email, password: context.secret }),
        onDone: {
          target: "idle",
          actions: ["forget", { type: "send", params: { type: "LoggedIn", how: "email" } }],
        },
        onError: { target: "idle", actions: { type: "noteFailure", params: ({ event }) => failureIn(event) } },
      },
    },
    unverified: {
      on: {
        VerificationCodeEntered: {
          target: "verifying",
          actions: assign(({ event }) => ({ secret: event.code, problems: [], unanswered: false, verification: null })),
        },
      },
    },
    verifying: {
      invoke: {
        id: "verify",
        src: "VerifyPhone",
        input: ({ context }) => ({ phone: context.phone, code: context.secret }),
        onDone: [
          {
            guard: { type: "isVerified", params: ({ event }) => event.output },
            // Codes are single-use: the login needs a new one.
            target: "sendingCode",
            actions: assign(({ event }) => ({ verification: event.output })),
          },
          { target: "unverified", actions: assign(({ event }) => ({ verification: event.output })) },
        ],
        onError: { target: "unverified", actions: { type: "noteFailure", params: ({ event }) => failureIn(event) } },
      },
    },
  },
})

/** Logs a customer in by phone number or e-mail address (SPEC §4.1, §7.1). */
export const login = unitFromChart<ShopStart, LoginContext, ShopEvent, ShopCommand, LoginView, LoginSees>({
  name: "login",
  machine,
  view: ({ value, context }: ChartState<LoginContext>): LoginView => {
    const { phone, problems, unanswered, verification } = context
    return { step: value as LoginView["step"], phone, problems, unanswered, verification }
  },
})
