import { type FoldingAnswer, readFoldingAnswer } from "@skorpe/core/replay"

/** The time limit for another version's fold, in ms. */
const longest = 120_000

/** The time limit for a loaded frame to report that it is the expected page, in ms. */
const longestGreeting = 2000

/** A hidden page without an origin and without network, which runs code of another commit. */
export interface CodeFrame {
  /** Loads the page, if it is not there; one that did not load is loaded again at the next fold. */
  readonly open: () => void
  /**
   * Folds a log's text with the code of another commit, which reaches neither this page nor what the shop keeps.
   * Aborting ends it, and the promise never settles.
   */
  readonly fold: (code: string, text: string, signal: AbortSignal) => Promise<FoldingAnswer>
  readonly close: () => void
}

const noFolding = (why: string): FoldingAnswer => ({ _tag: "NoFolding", why })

/** What the frame says of a run: what the code returned, or the message of what it threw. */
const read = (said: object): FoldingAnswer =>
  "fault" in said
    ? noFolding(typeof said.fault === "string" ? said.fault : "it threw what is not an Error")
    : readFoldingAnswer("answer" in said ? said.answer : undefined)

/** Calls back with what this frame says, until the returned function is called. */
const listenTo = (frame: HTMLIFrameElement, hear: (said: object) => void): (() => void) => {
  const take = ({ source, data }: MessageEvent<unknown>): void => {
    if (source === frame.contentWindow && typeof data === "object" && data !== null) hear(data)
  }
  addEventListener("message", take)
  return () => removeEventListener("message", take)
}

/** Adds the frame to this page; resolves with whether its page has loaded. */
const load = (frame: HTMLIFrameElement): Promise<boolean> =>
  new Promise((resolve) => {
    const stop = listenTo(frame, (said) => {
      if (!("ready" in said)) return
      stop()
      resolve(true)
    })
    frame.sandbox.add("allow-scripts")
    frame.hidden = true
    frame.title = "Code of another commit"
    // What the browser shows in place of the page, such as without network, loads too, but says nothing.
    frame.addEventListener("load", () => setTimeout(resolve, longestGreeting, false), { once: true })
    frame.src = "/inspector-code.html"
    document.body.append(frame)
  })

/** Makes the frame, which is opened before it is needed, so that it is there when the network is not. */
export const makeCodeFrame = (): CodeFrame => {
  const begin = () => {
    const frame = document.createElement("iframe")
    return { frame, isLoaded: load(frame) }
  }
  let current: ReturnType<typeof begin> | undefined
  let runs = 0
  const open = () => (current ??= begin())
  const close = (): void => {
    current?.frame.remove()
    current = undefined
  }
  const loaded = async (): Promise<HTMLIFrameElement | undefined> => {
    if (await open().isLoaded) return open().frame
    close()
    return (await open().isLoaded) ? open().frame : undefined
  }
  const fold = async (code: string, text: string, signal: AbortSignal): Promise<FoldingAnswer> => {
    const run = ++runs
    const frame = await loaded()
    if (!frame) return noFolding("the page in which it would run does not load: there may be no network")
    return new Promise((resolve) => {
      if (signal.aborted) return
      const end = (): void => {
        clearTimeout(waiting)
        stop()
        frame.contentWindow?.postMessage({ run }, "*")
      }
      const answer = (found: FoldingAnswer): void => {
        end()
        resolve(found)
      }
      const stop = listenTo(frame, (said) => {
        if ("run" in said && said.run === run) answer(read(said))
      })
      const waiting = setTimeout(() => answer(noFolding(`it takes longer than ${longest / 1000} s`)), longest)
      signal.addEventListener("abort", end, { once: true })
      frame.contentWindow?.postMessage({ run, code, text }, "*")
    })
  }
  return { open: () => void open(), fold, close }
}
