import { type FoldingAnswer, readFoldingAnswer } from "@skorpe/core/replay"

/** The time limit for another version's fold, in ms. */
const longest = 120_000

/** The time limit for a loaded frame to report that it is the expected page, in ms. */
const longestGreeting = 2000

const noFolding = (why: string): FoldingAnswer => ({ _tag: "NoFolding", why })

const isReady = (data: unknown): boolean => typeof data === "object" && data !== null && "ready" in data

/** The frame's answer: what the code returned, or the message of what it threw. */
const read = (data: unknown): FoldingAnswer =>
  typeof data === "object" && data !== null && "fault" in data ? noFolding(String(data.fault)) : readFoldingAnswer(data)

/**
 * Folds a log's text with the code of another commit. It runs in a frame without an origin and without network, so it
 * reaches neither this page nor what the shop keeps. Aborting ends it, and the promise never settles.
 */
export const foldInFrame = (code: string, text: string, signal: AbortSignal): Promise<FoldingAnswer> =>
  new Promise((resolve) => {
    const frame = document.createElement("iframe")
    const end = (): void => {
      clearTimeout(waiting)
      clearTimeout(greeting)
      removeEventListener("message", hear)
      frame.remove()
    }
    const answer = (found: FoldingAnswer): void => {
      end()
      resolve(found)
    }
    const hear = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== frame.contentWindow) return
      if (!isReady(data)) return answer(read(data))
      isGreeted = true
      frame.contentWindow?.postMessage({ code, text }, "*")
    }
    let isGreeted = false
    let greeting: ReturnType<typeof setTimeout> | undefined
    const expectGreeting = (): void => {
      if (isGreeted) return
      const fail = () => answer(noFolding("the page in which it would run does not load: there may be no network"))
      greeting = setTimeout(() => isGreeted || fail(), longestGreeting)
    }
    const waiting = setTimeout(() => answer(noFolding(`it takes longer than ${longest / 1000} s`)), longest)
    signal.addEventListener("abort", end, { once: true })
    addEventListener("message", hear)
    frame.sandbox.add("allow-scripts")
    frame.hidden = true
    frame.title = "Code of another commit"
    frame.addEventListener("load", expectGreeting, { once: true })
    frame.src = "/inspector-code.html"
    document.body.append(frame)
  })
