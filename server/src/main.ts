import { StartFailure } from "./database/startFailure.ts"
import { startMain } from "./startMain.ts"

/** The stand-in for the card provider is no part of the production server. */
const checkPayments = (): void => {
  if (process.env["SKORPE_PAYMENTS"] !== "stand-in") return
  throw new StartFailure("The stand-in for payments is not in this build: npm start has it. Leave out SKORPE_PAYMENTS.")
}

startMain(async () => {
  const { runServer } = await import("./runServer.ts")
  return (options) => runServer(options)
}, checkPayments)
