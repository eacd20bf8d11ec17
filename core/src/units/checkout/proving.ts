import { assign } from "../../kernel/chart.ts"
import { failureIn } from "../../messages/commands.ts"
import { checkoutChart } from "./chart.ts"

// The server wants the number proven (DECISIONS §21): it sends a code by SMS, and the order is sent once the code is
// right.

/** The server is asked to send the code. */
export const askingCode = checkoutChart.createStateConfig({
  invoke: {
    id: "askCode",
    src: "RequestLogin",
    input: ({ context }) => ({ phone: context.fields.phone }),
    onDone: { target: "codeAsked", actions: assign({ proofFault: null }) },
    onError: { target: "filling", actions: { type: "noteNoProof", params: ({ event }) => failureIn(event) } },
  },
})

/** The customer types the code. */
export const codeAsked = checkoutChart.createStateConfig({
  on: {
    NumberCodeEntered: {
      target: "checkingCode",
      actions: assign({ code: ({ event }) => event.code, proofFault: null }),
    },
    NumberProofWanted: "askingCode",
    NumberProofAbandoned: { target: "filling", actions: assign({ proofFault: null }) },
  },
})

/** The server checks the code; the order is sent when it is right. */
export const checkingCode = checkoutChart.createStateConfig({
  invoke: {
    id: "checkCode",
    src: "VerifyPhone",
    input: ({ context }) => ({ phone: context.fields.phone, code: context.code }),
    onDone: [
      {
        guard: { type: "isVerified", params: ({ event }) => event.output },
        target: "checking",
        actions: assign({ problems: [], code: null }),
      },
      { target: "codeAsked", actions: assign({ proofFault: "wrongCode", code: null }) },
    ],
    onError: { target: "codeAsked", actions: { type: "noteNoProof", params: ({ event }) => failureIn(event) } },
  },
})
