import { BadRequest } from "@skorpe/core/api"
import { foldWords, readSearch } from "@skorpe/core/domain/address"
import type { AskedAddress, Position } from "@skorpe/core/domain/store"
import { Effect } from "effect"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { searchAddresses } from "./searchAddresses.ts"

/** The position of an address: its own, or that of a matching address in the database; 400 (3019) without a match. */
export const placeOf = Effect.fnUntraced(function* (address: AskedAddress) {
  if (address.position !== undefined) return address.position
  const { words, number } = readSearch(`${address.street} ${address.number ?? ""}`)
  const around = [...foldWords((address.postalCode ?? "").replaceAll(" ", "")), ...foldWords(address.city ?? "")]
  const [found] = yield* searchAddresses({ words: [...words, ...around], number }, null)
  const isThere = found !== undefined && (number === null || foldWords(found.number).join("") === number)
  if (isThere) return found.position satisfies Position
  return yield* Effect.fail(new BadRequest({ errors: problems(yield* currentLanguage, [3019]) }))
})
