import { spawn } from "node:child_process"
import { join } from "node:path"

const root = join(import.meta.dirname, "..")
const port = process.env["PORT"] ?? "8080"

const shop = `http://localhost:${process.env["VITE_PORT"] ?? "5173"}`

// The server restarts when its files or the core's change; Vite serves the shop and passes /api on.
const children = [
  spawn(process.execPath, ["--watch", "--watch-preserve-output", "server/standIn/main.ts"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, SKORPE_SHOP: shop },
  }),
  spawn(
    process.execPath,
    [
      join(root, "node_modules", "vite", "bin", "vite.js"),
      "--port",
      new URL(shop).port,
      "--strictPort",
      "--logLevel",
      "warn",
    ],
    { cwd: join(root, "web"), stdio: "inherit", env: { ...process.env, SKORPE_SERVER: `http://localhost:${port}` } },
  ),
]
let ended = 0
let asked = false
const stop = (signal: NodeJS.Signals): void => {
  asked = true
  for (const child of children) if (child.exitCode === null) child.kill(signal)
}
for (const child of children) {
  child.on("exit", () => {
    ended++
    // If one exits by itself, stop the other. After a signal, wait for both, so that PostgreSQL stops too.
    if (!asked) stop("SIGTERM")
    if (ended === children.length) process.exit(0)
  })
}
process.on("SIGINT", () => stop("SIGINT"))
process.on("SIGTERM", () => stop("SIGTERM"))
