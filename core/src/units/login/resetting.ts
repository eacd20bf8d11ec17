import { assign, givenIn } from "../../kernel/chart.ts"
import { failed, loginChart } from "./chart.ts"
import type { LoginSees } from "./context.ts"

// A new password: by an e-mailed link for a customer who forgot the old one, or by giving the old one (DECISIONS §12).

/** Requests a mail from the server, which answers the same whether or not the address has an account. */
export const askingReset = loginChart.createStateConfig({
  invoke: {
    id: "askReset",
    src: "RequestReset",
    input: ({ context }) => ({ email: context.email }),
    onDone: "resetSent",
    onError: { target: "idle", actions: { type: "noteFault", params: failed } },
  },
})

/** The mail is requested; the customer is waiting for it. */
export const resetSent = loginChart.createStateConfig({})

/** A link needs no login: it survives a session that turns out to have ended, but not a log-out by the customer. */
const outlast = { LoggedOut: { guard: "isEndedForThem", actions: "noteEnd" } } as const

/** The customer opened an e-mailed link, and chooses a password. */
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

/** Removes a used or invalid link from the address, so that a reload does not offer its form again. */
const dropLink = {
  type: "tell",
  params: ({ event }: { readonly event: unknown }) =>
    ({ type: "ReplacePath", path: givenIn<LoginSees>(event).see.route.path }) as const,
} as const

/**
 * The server sets the password by the link's token. The call completes even if the customer leaves the page at once.
 */
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

/** The new password is set. */
export const passwordSet = loginChart.createStateConfig({ entry: assign({ secrets: {}, fault: null }) })
