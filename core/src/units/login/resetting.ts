import { assign, givenIn } from "../../kernel/chart.ts"
import { failed, loginChart } from "./chart.ts"
import type { LoginSees } from "./context.ts"

// A new password: by a mail's link for somebody who has forgotten the old one, or by the old one (DECISIONS §12).

/** The server is asked for a mail. It answers the same whether or not the address has an account. */
export const askingReset = loginChart.createStateConfig({
  invoke: {
    id: "askReset",
    src: "RequestReset",
    input: ({ context }) => ({ email: context.email }),
    onDone: "resetSent",
    onError: { target: "idle", actions: { type: "noteFault", params: failed } },
  },
})

/** The customer looks for the mail. */
export const resetSent = loginChart.createStateConfig({})

/** A link needs no login: it outlasts a session that turns out to be over, but not a log-out by hand. */
const outlast = { LoggedOut: { guard: "isEndedForThem", actions: "noteEnd" } } as const

/** The customer came by a mail's link, and chooses a password. */
export const linkOpened = loginChart.createStateConfig({
  on: {
    ...outlast,
    PasswordChosen: {
      target: "settingPassword",
      actions: assign({
        secrets: ({ context, event }) => ({ ...context.secrets, password: event.password }),
        fault: null,
      }),
    },
  },
})

/** A link that is used up or over leaves the address, so that a reload does not offer its form again. */
const dropLink = {
  type: "tell",
  params: ({ event }: { readonly event: unknown }) =>
    ({ type: "ReplacePath", path: givenIn<LoginSees>(event).see.route.path }) as const,
} as const

/** The server sets the password of a link. The call completes even if the customer leaves the page at once. */
export const settingPassword = loginChart.createStateConfig({
  on: outlast,
  invoke: {
    id: "setPassword",
    src: "ResetPassword",
    input: ({ context: { email, secrets } }) => ({
      email,
      token: secrets.token ?? null,
      password: secrets.password ?? null,
    }),
    onDone: [{ guard: "isShown", target: "passwordSet", actions: dropLink }, { target: "passwordSet" }],
    onError: [
      {
        guard: { type: "isLinkOverHere", params: failed },
        target: "idle",
        actions: [{ type: "noteOver", params: failed }, dropLink],
      },
      {
        guard: { type: "isLinkOver", params: failed },
        target: "idle",
        actions: { type: "noteOver", params: failed },
      },
      { target: "linkOpened", actions: { type: "notePasswordFault", params: failed } },
    ],
  },
})

/** The server changes the password of a customer who is logged in. */
export const changingPassword = loginChart.createStateConfig({
  invoke: {
    id: "changePassword",
    src: "ChangePassword",
    input: ({ context: { email, secrets } }) => ({
      email,
      old: secrets.old ?? null,
      password: secrets.password ?? null,
    }),
    onDone: "passwordSet",
    onError: { target: "idle", actions: { type: "notePasswordFault", params: failed } },
  },
})

/** The new password holds. */
export const passwordSet = loginChart.createStateConfig({ entry: assign({ secrets: {}, fault: null }) })
