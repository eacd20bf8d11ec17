import { assign } from "../../kernel/chart.ts"
import type { ErrorActorEvent } from "../../kernel/chart.ts"
import { failed, loginChart } from "./chart.ts"

// A code is sent by SMS and typed; it starts a session, or proves a number for a registration.

/** Counts the seconds until another code may be requested. */
const counting = {
  initial: "waiting",
  states: {
    waiting: {
      entry: "countDown",
      after: { 1000: { target: "waiting", reenter: true } },
      always: { guard: "mayAsk", target: "ready" },
    },
    ready: {},
  },
} as const

const noteFault = {
  type: "noteFault",
  params: ({ event }: { readonly event: ErrorActorEvent }) => failed({ event }),
} as const

/** An incomplete code is not sent. */
const unfinished = { guard: "isUnfinished", actions: "noteUnfinished" } as const

/** Requests a code from the server. If the server refuses a second code, the first one stays valid. */
export const sendingCode = loginChart.createStateConfig({
  invoke: {
    id: "send",
    src: "RequestLogin",
    input: ({ context }) => ({ phone: context.phone }),
    onDone: { target: "codeSent", actions: "noteSent" },
    onError: [
      { guard: "hasCode", target: "codeSent", actions: noteFault },
      { target: "idle", actions: noteFault },
    ],
  },
})

/** The customer types the code. */
export const codeSent = loginChart.createStateConfig({
  ...counting,
  on: {
    LoginCodeEntered: [unfinished, { target: "checkingCode", actions: "keepCode" }],
    LoginCodeRequested: [
      { guard: "isTooSoon" },
      { guard: "isAgain", target: "sendingCode", actions: assign({ fault: null }) },
      { target: "sendingCode", actions: assign({ phone: ({ event }) => event.phone, sent: null, fault: null }) },
    ],
  },
})

/** The server checks the code. Only a correct code reveals that a number has no account. */
export const checkingCode = loginChart.createStateConfig({
  invoke: {
    id: "code",
    src: "Login",
    input: ({ context }) => ({ phone: context.phone, code: context.secrets.code ?? null }),
    onDone: { target: "entered", actions: { type: "send", params: { type: "LoggedIn", how: "code" } } },
    onError: [
      {
        guard: { type: "isUnverified", params: failed },
        target: "sendingProof",
        actions: assign({ secrets: {} }),
      },
      {
        guard: { type: "isUnknown", params: failed },
        target: "unregistered",
        actions: assign({ secrets: {}, fault: null }),
      },
      { target: "codeSent", actions: noteFault },
    ],
  },
})

/** The server requires proof of the number, and sends a code for that. */
export const sendingProof = loginChart.createStateConfig({
  invoke: {
    id: "proof",
    src: "RequestLogin",
    input: ({ context }) => ({ phone: context.phone }),
    onDone: { target: "unverified", actions: "noteSent" },
    onError: { target: "unverified", actions: noteFault },
  },
})

/** The customer types the code that proves the number. */
export const unverified = loginChart.createStateConfig({
  ...counting,
  on: {
    LoginCodeEntered: [unfinished, { target: "verifying", actions: "keepCode" }],
    LoginCodeRequested: [{ guard: "isTooSoon" }, { target: "sendingProof", actions: assign({ fault: null }) }],
  },
})

/** The server checks that code. A registration continues; a login needs another code, because each works only once. */
export const verifying = loginChart.createStateConfig({
  invoke: {
    id: "verify",
    src: "VerifyPhone",
    input: ({ context }) => ({ phone: context.phone, code: context.secrets.code ?? null }),
    onDone: [
      {
        guard: ({ context, event }) => event.output._tag === "Verified" && context.key !== null,
        target: "creating",
        actions: assign({ secrets: {}, sent: null }),
      },
      {
        guard: { type: "isVerified", params: ({ event }) => event.output },
        target: "sendingCode",
        actions: assign({ secrets: {}, sent: null }),
      },
      { target: "unverified", actions: "noteWrongCode" },
    ],
    onError: { target: "unverified", actions: noteFault },
  },
})
