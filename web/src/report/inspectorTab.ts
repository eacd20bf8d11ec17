/** Marks a device on which somebody has opened the inspector: a developer's, never a customer's by accident. */
const entry = "skorpe.inspector"

/** Whether the inspector was opened on this device before. */
export const isInspectorKnown = (): boolean => {
  try {
    return localStorage.getItem(entry) !== null
  } catch {
    return false
  }
}

/** Notes that the inspector was opened on this device: from now on a report can be opened there. */
export const noteInspector = (): void => {
  try {
    localStorage.setItem(entry, "known")
  } catch {
    // Storage is denied: the log can still be saved, and dropped on the inspector.
  }
}

/** A log on its way to the inspector. */
interface OfferedLog {
  readonly file: string
  readonly text: string
}

const channelOf = (hash: string): BroadcastChannel => new BroadcastChannel(`skorpe.inspector.${hash}`)

/** The inspector's address for a log that this page offers. */
export const inspectorAddress = (hash: string): string => `/inspector?log=${hash}`

let offered: BroadcastChannel | undefined

/** Hands the log of this hash to each inspector that asks, until the page is left or offers another. */
export const offerLog = (hash: string, log: OfferedLog): void => {
  offered?.close()
  offered = channelOf(hash)
  offered.addEventListener("message", ({ data }) => {
    // Only pages of this origin receive a channel's messages.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    if (data === "wanted") offered?.postMessage(log)
  })
}

const isLog = (data: unknown): data is OfferedLog =>
  typeof data === "object" &&
  data !== null &&
  ["file", "text"].every((name) => typeof Reflect.get(data, name) === "string")

/** Asks the pages of this browser for the log of this hash; `null` when none of them offers it. */
export const takeLog = (hash: string, patience = 3000): Promise<OfferedLog | null> =>
  new Promise((resolve) => {
    const channel = channelOf(hash)
    const end = (log: OfferedLog | null): void => {
      clearTimeout(waiting)
      channel.close()
      resolve(log)
    }
    const waiting = setTimeout(() => end(null), patience)
    channel.addEventListener("message", ({ data }) => {
      if (isLog(data)) end(data)
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
    channel.postMessage("wanted")
  })
