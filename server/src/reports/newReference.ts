import { referenceAlphabet, referenceLength, writeReference } from "@skorpe/core/domain/report"
import { randomInt } from "node:crypto"

/** A new random reference. */
export const newReference = (): string =>
  writeReference(
    Array.from({ length: referenceLength }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join(""),
  )
