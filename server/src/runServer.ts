import type { ServerOptions } from "./serverOptions.ts"
import { startServer } from "./startServer.ts"
import { welcome } from "./welcome.ts"

/** One Ctrl-C can arrive twice, from the terminal and through a parent; what comes later is another one. */
const impatientAfter = 2000

/** Runs until Ctrl-C, SIGTERM or the end of the terminal; another Ctrl-C does not wait. */
export const runServer = async (options: ServerOptions): Promise<void> => {
  const starting = startServer(options)
  let stoppingSince: number | null = null
  const stop = async () => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > impatientAfter) process.exit(130)
      return
    }
    stoppingSince = Date.now()
    await starting.then(({ close }) => close()).catch(() => undefined)
    console.log("\n  Stopped. What was ordered is kept for the next start.")
    process.exit(0)
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop())
  const server = await starting
  // In development the shop is somebody else's: Vite's, with hot reload.
  console.log(welcome({ ...server, url: process.env["SKORPE_SHOP"] ?? server.url }, options))
}
