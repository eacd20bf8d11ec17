import { choosePayments } from "../src/cardPayments/adyen/readAdyen.ts"
import { startMain } from "../src/startMain.ts"

const simulated = `
  Card payments are simulated: no money moves. Card 4111 1111 1111 1111, 03/30, 737; other endings: docs/rules/payments.md.
`

/** The server of `npm start`: card payments are simulated unless there is an account at the provider. */
startMain(
  async () => {
    const { runServer } = await import("../src/runServer.ts")
    if (choosePayments(process.env) !== "stand-in") return (options) => runServer(options)
    const { startWithStandIn } = await import("./startWithStandIn.ts")
    return (options) => runServer(options, startWithStandIn, simulated)
  },
  () => choosePayments(process.env),
)
