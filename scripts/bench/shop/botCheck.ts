import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { chromium } from "playwright"
import { build } from "vite"
import { isWorkDone, makeWork, work } from "../../../server/src/botCheck/proofOfWork.ts"
import { findChromium } from "../../findChromium.ts"
import { measure, report } from "../measure.ts"
import { slowedDown } from "./slowProcess.ts"

const source = join(import.meta.dirname, "..", "..", "..", "web", "src", "services", "botWork.worker.ts")
const secrets = { hmacSignatureSecret: "a bench's own", hmacKeySignatureSecret: "another of its own" }
const puzzles = 30

/** The shop's worker, as it is built. */
const buildWorker = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, copyPublicDir: false, rolldownOptions: { input: source, output: { format: "iife" } } },
  })
  const [code] = "output" in built ? built.output.flatMap((piece) => (piece.type === "chunk" ? [piece.code] : [])) : []
  if (code === undefined) throw new Error("the worker was not built")
  return code
}

/** The part of a page's worker that is used here. */
interface PageWorker {
  readonly terminate: () => void
  readonly postMessage: (puzzle: object, transferred: readonly never[]) => void
  readonly addEventListener: (type: "error" | "message", hear: (said: { readonly data: Solution }) => void) => void
}

interface Solution {
  readonly counter: number
  readonly derivedKey: string
}

/** Runs in the page: solves a puzzle in a new worker, and returns the milliseconds and the solution. */
const solveInPage = (puzzle: object) =>
  new Promise<{ readonly took: number; readonly solution: Solution }>((resolve, reject) => {
    const began = performance.now()
    const { Worker } = globalThis as unknown as { Worker: new (path: string, options: object) => PageWorker }
    const worker = new Worker("/worker.js", { type: "module" })
    worker.addEventListener("error", () => reject(new Error("the worker failed")))
    worker.addEventListener("message", ({ data }) => {
      worker.terminate()
      resolve({ took: performance.now() - began, solution: data })
    })
    worker.postMessage(puzzle, [])
  })

/** How long a bot check's puzzle takes on phones that are slower than this machine, and what it costs the server. */
export const benchBotCheck = async (): Promise<void> => {
  const found = findChromium({ installing: false })
  if (found._tag === "Missing") throw new Error(found.sentence)
  const worker = await buildWorker()
  report("the worker, brotli", `${brotliCompressSync(worker).length} bytes`)
  const site = createServer(({ url }, answer) => {
    const isWorker = url === "/worker.js"
    answer.setHeader("content-type", isWorker ? "text/javascript" : "text/html")
    answer.end(isWorker ? worker : "<!doctype html><title>A page</title>")
  })
  await new Promise<void>((resolve) => site.listen(0, resolve))
  const browsers = await chromium.launchServer({ executablePath: found.path, args: ["--no-sandbox"] })
  try {
    const browser = await chromium.connect(browsers.wsEndpoint())
    const page = await browser.newPage()
    await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`)
    const pid = browsers.process().pid ?? 0
    for (const slowness of [1, 4, 6]) {
      const times: number[] = []
      await slowedDown(pid, slowness, async () => {
        for (let nth = 0; nth < puzzles; nth++) {
          const puzzle = await makeWork("login", Date.now() + 600_000, secrets)
          const { took, solution } = await page.evaluate(solveInPage, puzzle)
          if (!(await isWorkDone({ challenge: puzzle, solution }, secrets))) throw new Error("a solution was wrong")
          times.push(took)
        }
      })
      times.sort((one, other) => one - other)
      const [middle, slowest] = [times[Math.floor(puzzles / 2)], times.at(-1)].map((time) => Math.round(time ?? 0))
      report(`${puzzles} puzzles, ${slowness}× slower`, `median ${middle} ms, slowest ${slowest} ms`)
    }
    await browser.close()
  } finally {
    await browsers.close()
    site.close()
  }
  const made = await measure(100, () => makeWork("login", Date.now() + 600_000, secrets))
  report(`a puzzle of at most ${work.mostKeys} keys of ${work.cost} rounds, made`, `${made.median.toFixed(2)} ms`)
}
