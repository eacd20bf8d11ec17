import { type FoldingAnswer, readFoldingAnswer } from "@skorpe/core/replay"

/** How long another version may fold, in ms. */
const longest = 120_000

const noFolding = (why: string): FoldingAnswer => ({ _tag: "NoFolding", why })

/** The frame's answer: what the code returned, or the words of what it threw. */
const read = (data: unknown): FoldingAnswer =>
  typeof data === "object" && data !== null && "fault" in data ? noFolding(String(data.fault)) : readFoldingAnswer(data)

/**
 * Folds a log's text with the code of another commit. It runs in a frame without an origin and without network, so it
 * reaches neither this page nor what the shop keeps. Aborting ends it, and the promise stays open.
 */
export const foldInFrame = (code: string, text: string, signal: AbortSignal): Promise<FoldingAnswer> =>
  new Promise((resolve) => {
    const frame = document.createElement("iframe")
    const end = (): void => {
      clearTimeout(waiting)
      removeEventListener("message", hear)
      frame.remove()
    }
    const answer = (found: FoldingAnswer): void => {
      end()
      resolve(found)
    }
    const hear = ({ source, data }: MessageEvent<unknown>): void => {
      if (source === frame.contentWindow) answer(read(data))
    }
    const waiting = setTimeout(() => answer(noFolding(`it takes longer than ${longest / 1000} s`)), longest)
    signal.addEventListener("abort", end, { once: true })
    addEventListener("message", hear)
    frame.sandbox.add("allow-scripts")
    frame.hidden = true
    frame.title = "Code of another commit"
    frame.addEventListener("load", () => frame.contentWindow?.postMessage({ code, text }, "*"), { once: true })
    frame.src = "/inspector-code.html"
    document.body.append(frame)
  })
