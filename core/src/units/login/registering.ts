import { registrationOf } from "../../domain/account/rules/registrationOf.ts"
import { assign, givenIn } from "../../kernel/chart.ts"
import { failed, loginChart } from "./chart.ts"
import type { LoginSees } from "./context.ts"

// The number is proven and has no account: the customer gives a name and agrees to the terms.

/** The customer fills in the registration. */
export const unregistered = loginChart.createStateConfig({
  on: {
    RegistrationSubmitted: [
      { guard: "isComplete", target: "creating", actions: "nameRegistration" },
      { actions: "noteLacks" },
    ],
  },
})

/**
 * The server creates the account and starts its session. If the number's proof is too old, another code proves it
 * again.
 */
export const creating = loginChart.createStateConfig({
  invoke: {
    id: "create",
    src: "CreateAccount",
    input: ({ context, event }) => ({
      registration: registrationOf(context, givenIn<LoginSees>(event).see.route.language),
      key: context.key ?? "",
    }),
    onDone: {
      target: "entered",
      actions: [
        { type: "send", params: { type: "LoggedIn", how: "code" } },
        {
          type: "send",
          params: { type: "Tracked", event: { name: "sign_up", properties: { kind: "personal" } } },
        },
      ],
    },
    onError: [
      {
        guard: { type: "isUnverified", params: failed },
        target: "sendingProof",
        actions: assign({ fault: null }),
      },
      { target: "unregistered", actions: { type: "noteFault", params: failed } },
    ],
  },
})
