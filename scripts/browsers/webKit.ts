import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import { freePort } from "../freePort.ts"
import type { Driver } from "./driver.ts"

interface Answer {
  readonly value: unknown
}

const end = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, "exit")
  child.kill("SIGTERM")
  await ended
}

/** Starts an X server without a screen, which names its number itself. */
const startDisplay = async () => {
  const server = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  })
  const [number] = (await once(server.stdout, "data")) as [Buffer]
  return { server, display: `:${number.toString().trim()}` }
}

/** Starts WebKitGTK's small browser, driven by the WebDriver of its own package. */
export const startWebKit = async (): Promise<Driver> => {
  const { server, display } = await startDisplay()
  const port = await freePort()
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  })
  const call = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method: "POST",
      body: JSON.stringify(body),
    })
    const { value } = (await response.json()) as Answer
    if (!response.ok) throw new Error((value as { readonly message: string }).message)
    return value
  }
  const open = async (until = Date.now() + 60_000): Promise<string> => {
    const opened = await call("", { capabilities: {} }).catch((why: unknown) => {
      if (Date.now() > until) throw why
    })
    if (opened !== undefined) return (opened as { readonly sessionId: string }).sessionId
    await sleep(250)
    return open(until)
  }
  const stop = async (): Promise<void> => {
    await end(driver)
    await end(server)
  }
  const session = await open().catch(async (why: unknown) => {
    await stop()
    throw why
  })
  return {
    name: "WebKit",
    send: ({ endpoint }, parameters) => call(`/${session}/${endpoint}`, parameters),
    close: async () => {
      await fetch(`http://127.0.0.1:${port}/session/${session}`, { method: "DELETE" }).catch(() => {})
      await stop()
    },
  }
}
