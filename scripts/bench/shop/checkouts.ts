import { basename, join, resolve } from "node:path"
import { type MarketId } from "@skorpe/core/domain/market"
import { buildServer } from "../../build/server.ts"
import { buildShop } from "../../build/shop.ts"
import { freePort } from "../../freePort.ts"
import { runServer } from "../server/runServer.ts"

/** Other checkouts, built by `npm run build`, that are measured in turns with this one; separated by colons. */
const beside = (process.env["SKORPE_BENCH_BESIDE"] ?? "").split(":").filter((folder) => folder !== "")

/** A checkout with running shops: its name is `here`, or that of its folder. */
export interface RunningCheckout {
  readonly name: string
  readonly url: Readonly<Record<MarketId, string>>
}

/** The shops of this checkout and of those that `SKORPE_BENCH_BESIDE` names, on the benches' data. */
export const runCheckouts = async (
  markets: readonly MarketId[],
): Promise<{ readonly all: readonly RunningCheckout[]; readonly stop: () => Promise<void> }> => {
  for (const market of markets) buildShop(market)
  await buildServer()
  const all: RunningCheckout[] = []
  const stops: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    for (const one of stops) await one()
  }
  try {
    for (const folder of [".", ...beside]) {
      const checkout = resolve(folder)
      const url = { no: "", se: "" }
      for (const market of markets) {
        const data = join(checkout, ".skorpe", market === "no" ? "bench" : "bench-se")
        const server = await runServer("dist/main.js", { MARKET: market }, { checkout, port: await freePort(), data })
        url[market] = server.url
        stops.push(server.stop)
      }
      all.push({ name: folder === "." ? "here" : basename(checkout), url })
    }
  } catch (fault) {
    await stop()
    throw fault
  }
  return { all, stop }
}
