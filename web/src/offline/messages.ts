/** A page has started: a version that waits may take over. */
export const startMessage = "start"

/** The page shows the menu of this address, which it may not have asked the worker for. */
export interface KeepMessage {
  readonly keep: string
}

/** Whether a page asks for a menu of ours to be kept; nothing else is. */
export const isKeepMessage = (message: unknown): message is KeepMessage =>
  typeof message === "object" &&
  message !== null &&
  "keep" in message &&
  typeof message.keep === "string" &&
  /^\/api\/stores(\/[^/?#]+)?$/.test(message.keep)
