import { BadRequest } from "@skorpe/core/api"
import { foldWords, readSearch } from "@skorpe/core/address"
import type { AskedAddress, Position } from "@skorpe/core/store"
import { Effect } from "effect"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { searchAddresses } from "./searchAddresses.ts"

/** Where an address lies: as it says itself, else where the market's addresses have it; 400 with 3019 when none is that. */
export const placeOf = Effect.fnUntraced(function* (address: AskedAddress) {
  if (address.position !== undefined) return address.position
  const { words, number } = readSearch(`${address.street} ${address.number ?? ""}`)
  const around = [...foldWords((address.postalCode ?? "").replaceAll(" ", "")), ...foldWords(address.city ?? "")]
  const [found] = yield* searchAddresses({ words: [...words, ...around], number }, null)
  const isThere = found !== undefined && (number === null || foldWords(found.number).join("") === number)
  if (isThere) return found.position satisfies Position
  return yield* Effect.fail(new BadRequest({ errors: problems(yield* currentLanguage, [3019]) }))
})
