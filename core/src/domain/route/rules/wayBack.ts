import type { Market } from "../../market/model.ts"
import { inLanguage, queryOf } from "./inLanguage.ts"
import { readPath } from "./readPath.ts"
import { writePath } from "./writePath.ts"

/**
 * Where a login leads back to, in the login's language: the page that its address names as `redirect`, if that is one of
 * ours, or else the customer's own page. An address of another site, or one that leads to a login again, is not followed
 * (SPEC §2.3).
 */
export const wayBack = (market: Market, path: string): string => {
  const wanted = decoded(/[?&]redirect=([^&]*)/.exec(queryOf(path))?.[1] ?? "")
  const { language } = readPath(market, path)
  return isOurs(market, wanted)
    ? inLanguage(market, wanted, language)
    : writePath(market, language, { _tag: "Account" })
}

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
