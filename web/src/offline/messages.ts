/** Message of a page that starts: a waiting service worker may activate. */
export const startMessage = "start"

/**
 * Message of a page that shows the menu at this path. The menu may have come with the page, past the service worker.
 */
export interface KeepMessage {
  readonly keep: string
}

/** Whether a message is a request to cache one of the shop's own menus; nothing else is cached on request. */
export const isKeepMessage = (message: unknown): message is KeepMessage =>
  typeof message === "object" &&
  message !== null &&
  "keep" in message &&
  typeof message.keep === "string" &&
  /^\/api\/stores(\/[^/?#]+)?$/.test(message.keep)
