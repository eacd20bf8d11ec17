import { Effect } from "effect"
import type { LinkShared } from "@skorpe/core/domain/order"

const shared: LinkShared = { _tag: "Shared" }
const copied: LinkShared = { _tag: "Copied" }
const dismissed: LinkShared = { _tag: "Dismissed" }
const unavailable: LinkShared = { _tag: "Unavailable" }

const copy = (url: string): Promise<LinkShared> =>
  "clipboard" in navigator
    ? navigator.clipboard.writeText(url).then(
        () => copied,
        () => unavailable,
      )
    : Promise.resolve(unavailable)

const hasClosedMenu = (error: unknown): boolean => error instanceof Error && error.name === "AbortError"

/** Shares a link to a path of this site by the device's own menu; copies it where there is none. */
export const shareLink = (path: string): Effect.Effect<LinkShared> =>
  Effect.promise(() => {
    const url = location.origin + path
    if (!("share" in navigator)) return copy(url)
    return navigator.share({ url }).then(
      () => shared,
      (error: unknown) => (hasClosedMenu(error) ? dismissed : copy(url)),
    )
  })
