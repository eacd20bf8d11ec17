import type { ServerOptions } from "./serverOptions.ts"
import { type RunningServer, startServer } from "./startServer.ts"
import { welcome } from "./welcome.ts"

/** Milliseconds. One Ctrl-C can arrive twice, from the terminal and from a parent process; a later one is a second press. */
const impatientAfter = 2000

/** Runs until Ctrl-C, SIGTERM or SIGHUP. A second Ctrl-C exits at once. `note` is printed after the welcome. */
export const runServer = async (
  options: ServerOptions,
  start: (options: ServerOptions) => Promise<RunningServer> = startServer,
  note = "",
): Promise<void> => {
  const starting = start(options)
  let stoppingSince: number | null = null
  const stop = async () => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > impatientAfter) process.exit(130)
      return
    }
    stoppingSince = Date.now()
    await starting.then(({ close }) => close()).catch(() => undefined)
    console.log("\n  Stopped. Orders are kept for the next start.")
    process.exit(0)
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop())
  const server = await starting
  // In development Vite serves the shop, with hot reload.
  console.log(welcome({ ...server, url: process.env["SKORPE_SHOP"] ?? server.url }, options) + note)
}
