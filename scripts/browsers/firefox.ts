import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { connect, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { Driver } from "./driver.ts"

/** A reply of Marionette: `[1, id, error, result]`. The first message is a greeting. */
type Reply = readonly [type: 1, id: number, error: { readonly message: string } | null, result: unknown]

/** Reads messages of the form `<bytes>:<JSON>`. */
const readMessages = (socket: Socket, each: (message: unknown) => void): void => {
  let left = Buffer.alloc(0)
  socket.on("data", (piece: Buffer) => {
    left = Buffer.concat([left, piece])
    for (;;) {
      const colon = left.indexOf(":")
      const length = Number(left.subarray(0, Math.max(colon, 0)).toString())
      if (colon < 0 || left.length < colon + 1 + length) return
      each(JSON.parse(left.subarray(colon + 1, colon + 1 + length).toString()))
      left = left.subarray(colon + 1 + length)
    }
  })
}

/** Waits for the port that Firefox chooses and writes into its profile. */
const readPort = async (profile: string): Promise<number> => {
  const file = join(profile, "MarionetteActivePort")
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(100)) {
    const port = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0
    if (port > 0) return port
  }
  throw new Error("Firefox does not listen")
}

/**
 * Starts Debian's Firefox without a window. It is driven by Marionette, its own protocol with WebDriver's commands: the
 * program that translates WebDriver for it (geckodriver) is in neither package registry.
 */
export const startFirefox = async (): Promise<Driver> => {
  const profile = mkdtempSync(join(tmpdir(), "skorpe-firefox-"))
  writeFileSync(join(profile, "user.js"), 'user_pref("marionette.port", 0);\n')
  const firefox = spawn(
    "firefox-esr",
    ["--headless", "--marionette", "--no-remote", "--profile", profile, "about:blank"],
    { stdio: "ignore", env: { ...process.env, HOME: profile } },
  )
  const ended = once(firefox, "exit")
  const close = async (): Promise<void> => {
    firefox.kill("SIGKILL")
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  const port = await readPort(profile).catch(async (why: unknown) => {
    await close()
    throw why
  })
  const socket = connect(port, "127.0.0.1")
  const waiting = new Map<number, (reply: Reply) => void>()
  readMessages(socket, (message) => {
    if (Array.isArray(message)) waiting.get((message as unknown as Reply)[1])?.(message as unknown as Reply)
  })
  let last = 0
  const call = (name: string, parameters: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, ([, , error, result]) => (error === null ? resolve(result) : reject(new Error(error.message))))
      const message = JSON.stringify([0, last, name, parameters])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
    })
  socket.on("error", () => {})
  await call("WebDriver:NewSession", {}).catch(async (why: unknown) => {
    await close()
    throw why
  })
  return {
    name: "Firefox",
    send: async ({ name }, parameters) => {
      const result = await call(name, parameters)
      return (result as { readonly value?: unknown }).value
    },
    close: () => {
      socket.destroy()
      return close()
    },
  }
}
