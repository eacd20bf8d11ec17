import type { ApiFailure } from "../api/failure.ts"
import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../kernel/chart.ts"
import type { Sealed } from "../vault/model.ts"
import type { Problem } from "../problem/model.ts"
import type { Verification } from "../session/rules/readVerification.ts"
import type { SessionView } from "../session/view.ts"
import { callsOf, sends, type ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"

/** What a login remembers while it lasts. Codes and passwords are handles. */
export interface LoginContext {
  readonly phone: string
  readonly email: string
  readonly secret: Sealed | null
  readonly problems: readonly Problem[]
  /** Nobody answered; the customer may try again. */
  readonly unanswered: boolean
  readonly verification: Verification | null
}

/** Where a login stands, and what went wrong last. */
export interface LoginView extends Pick<LoginContext, "phone" | "problems" | "unanswered" | "verification"> {
  readonly step: "idle" | "sendingCode" | "codeSent" | "checkingCode" | "checkingPassword" | "unverified" | "verifying"
}

/** A login is only for those who are not logged in. */
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

/** The account is there but its phone number was never proven (SPEC §8.3). */
const notVerified = 4039

const failureIn = (event: unknown): ApiFailure => (event as { readonly error: ApiFailure }).error

const machine = setup({
  types: { context: {} as LoginContext, events: {} as WithGiven<ShopEvent, LoginSees> },
  actors: callsOf("RequestLogin", "Login", "LoginEmail", "VerifyPhone"),
  actions: {
    ...sends,
    noteFailure: assign((_, failure: ApiFailure) => ({
      problems: failure._tag === "Refused" ? failure.problems : [],
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
            // A code is good for one thing: the login takes another.
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

/** Takes somebody from a phone number or an e-mail address to a session (SPEC §4.1, §7.1). */
export const login = unitFromChart<ShopStart, LoginContext, ShopEvent, ShopCommand, LoginView, LoginSees>({
  name: "login",
  machine,
  view: ({ value, context }: ChartState<LoginContext>): LoginView => {
    const { phone, problems, unanswered, verification } = context
    return { step: value as LoginView["step"], phone, problems, unanswered, verification }
  },
})
