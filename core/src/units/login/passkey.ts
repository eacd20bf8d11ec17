import { failed, loginChart } from "./chart.ts"

/** The server asks, the device asks the customer, and the server checks what was signed. */
export const usingPasskey = loginChart.createStateConfig({
  invoke: {
    id: "passkey",
    src: "LoginPasskey",
    input: {},
    onDone: [
      {
        guard: ({ event }) => event.output._tag === "LoggedIn",
        target: "entered",
        actions: { type: "send", params: { type: "LoggedIn", how: "passkey" } },
      },
      { target: "idle", actions: { type: "notePasskeyRefusal", params: ({ event }) => event.output } },
    ],
    onError: { target: "idle", actions: { type: "notePasskeyFault", params: failed } },
  },
})
