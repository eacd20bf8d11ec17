import type { Language } from "../../language/model.ts"
import type { Market } from "../../market/model.ts"
import { readPath } from "./readPath.ts"
import { writePath } from "./writePath.ts"

/** The query of an address, with its question mark; empty without one. */
export const queryOf = (path: string): string => /^[^?#]*(\?[^#]*)/.exec(path)?.[1] ?? ""

/** An address in another language, with its query. */
export const inLanguage = (market: Market, path: string, language: Language): string =>
  writePath(market, language, readPath(market, path).screen) + queryOf(path)
