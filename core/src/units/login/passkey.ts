import { failed, loginChart } from "./chart.ts"

/** The server sends a challenge, the customer approves it on the device, and the server checks the signature. */
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
