import type { ServerOptions } from "./serverOptions.ts"
import type { RunningServer } from "./startServer.ts"

/** The text that is printed when the server is ready: its address, and what to try. */
export const welcome = ({ url }: RunningServer, { market, kitchen, pace, gateways }: ServerOptions): string => {
  const country = market === "no" ? "Norway" : "Sweden"
  const other = market === "no" ? "se" : "no"
  const kitchenWords =
    kitchen === "auto"
      ? `The kitchen works by itself: one step each ${pace} seconds (SKORPE_KITCHEN=manual lets you be the cook).`
      : "The kitchen waits for you: npx skorpe kitchen."
  const codeWords = gateways?.sms
    ? ""
    : "\n  Codes to log in with go to nobody's phone: they are printed here, and npx skorpe outbox shows them.\n"
  return `
  Skorpe is ready, for ${country}:  ${url}

  Order a pizza: choose a store, a pizza and a size, then pick it up and pay in the store.
  Then watch it being made. ${kitchenWords}
${codeWords}
  For its staff: ${url}/kitchen, and ${url}/operator for the shop's health.

  The API describes itself at ${url}/docs. The other market: MARKET=${other}. Stop with Ctrl-C.
`
}
