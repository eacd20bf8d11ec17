import { spawn } from "node:child_process"
import { join } from "node:path"

const root = join(import.meta.dirname, "..")
const port = process.env["PORT"] ?? "8080"

// The server restarts when its files or the core's change; Vite serves the shop and passes /api on.
const children = [
  spawn(process.execPath, ["--watch", "--watch-preserve-output", "server/src/main.ts"], {
    cwd: root,
    stdio: "inherit",
  }),
  spawn(process.execPath, [join(root, "node_modules", "vite", "bin", "vite.js")], {
    cwd: join(root, "web"),
    stdio: "inherit",
    env: { ...process.env, SKORPE_SERVER: `http://localhost:${port}` },
  }),
]
let ended = 0
for (const child of children) {
  child.on("exit", () => {
    ended++
    for (const other of children) other.kill("SIGTERM")
    if (ended === children.length) process.exit(0)
  })
}
process.on("SIGINT", () => {})
process.on("SIGTERM", () => {
  for (const child of children) child.kill("SIGTERM")
})
