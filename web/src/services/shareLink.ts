import { Effect } from "effect"
import type { LinkShared } from "@skorpe/core/domain/order"

const shared: LinkShared = { _tag: "Shared" }
const copied: LinkShared = { _tag: "Copied" }
const dismissed: LinkShared = { _tag: "Dismissed" }
const unavailable: LinkShared = { _tag: "Unavailable" }

const copy = (text: string): Promise<LinkShared> =>
  "clipboard" in navigator
    ? navigator.clipboard.writeText(text).then(
        () => copied,
        () => unavailable,
      )
    : Promise.resolve(unavailable)

const hasClosedMenu = (error: unknown): boolean => error instanceof Error && error.name === "AbortError"

/** Shares a link to a path of this site, below a text if there is one, by the device's own menu; else copies both. */
export const shareLink = (path: string, text?: string): Effect.Effect<LinkShared> =>
  Effect.promise(() => {
    const url = location.origin + path
    const whole = text === undefined ? url : `${text} ${url}`
    if (!("share" in navigator)) return copy(whole)
    return navigator.share(text === undefined ? { url } : { text, url }).then(
      () => shared,
      (error: unknown) => (hasClosedMenu(error) ? dismissed : copy(whole)),
    )
  })

/** Copies a text. */
export const copyText = (text: string): Effect.Effect<LinkShared> => Effect.promise(() => copy(text))
