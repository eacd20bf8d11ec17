import type { Language } from "../../language/model.ts"
import type { Market } from "../../market/model.ts"
import { readPath } from "./readPath.ts"
import { writePath } from "./writePath.ts"

/** The query of an address, with its question mark; empty without one. */
export const queryOf = (path: string): string => /^[^?#]*(\?[^#]*)/.exec(path)?.[1] ?? ""

/** The query with which a login leads back to an address. */
export const redirectTo = (path: string): string => `?redirect=${encodeURIComponent(path)}`

/** An address in another language. Its query stays, and so does a login's way back, in that language too. */
export const inLanguage = (market: Market, path: string, language: Language): string => {
  const wanted = wantedIn(path)
  const query = isOurs(market, wanted)
    ? queryOf(path).replace(/([?&])redirect=[^&]*/, (_, sign: string) =>
        redirectTo(inLanguage(market, wanted, language)).replace("?", sign),
      )
    : queryOf(path)
  return writePath(market, language, readPath(market, path).screen) + query
}

/**
 * Where a login leads back to: the page that its address names as `redirect`, if that is one of ours, or else the
 * customer's own page. An address of another site, or one that leads to a login again, is not followed (SPEC §2.3).
 */
export const wayBack = (market: Market, path: string): string => {
  const wanted = wantedIn(path)
  const { language } = readPath(market, path)
  return isOurs(market, wanted) ? wanted : writePath(market, language, { _tag: "Account" })
}

const wantedIn = (path: string): string => decoded(/[?&]redirect=([^&]*)/.exec(queryOf(path))?.[1] ?? "")

const entrances: ReadonlySet<string> = new Set(["Login", "Register", "LoggedOut", "NotFound"])

const isOurs = (market: Market, path: string): boolean =>
  /^\/(?![/\\])[^\\\p{C}]*$/u.test(path) && path.length <= 500 && !entrances.has(readPath(market, path).screen._tag)

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ""
  }
}
