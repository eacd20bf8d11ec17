import { shop } from "@skorpe/core/shop"
import { type ShopLog, type ShopRecord, verify } from "@skorpe/core/replay"
import type { Proof } from "./inspector.ts"
import type { Session } from "./session.ts"

/** Records that are checked at a time, so that the page answers meanwhile. */
const atOnce = 100

/** Parts of a log that can be checked one by one: each ends with a record whose changes or hash are recorded. */
const partsOf = ({ log, travel, records }: Session): readonly ShopLog[] => {
  const parts: ShopLog[] = []
  let from = 0
  const cut = (to: number): void => {
    parts.push({ checkpoint: from === 0 ? log.checkpoint : travel.at(from - 1), records: records.slice(from, to) })
    from = to
  }
  const isEnd = ({ changed, hash }: ShopRecord): boolean => changed !== undefined || hash !== undefined
  for (const [position, record] of records.entries()) if (position - from >= atOnce && isEnd(record)) cut(position + 1)
  if (from < records.length) cut(records.length)
  return parts
}

/** Compares the recorded hashes with those of this program, part by part; each step says what is known so far. */
export function* checkHashes(session: Session): Generator<Proof, void> {
  let hashes = 0
  for (const part of partsOf(session)) {
    const verdict = verify(shop, part)
    if (verdict._tag === "Differs") {
      const place = [verdict.unit, verdict.path].filter((one) => one !== "").join(".")
      return yield { _tag: "Differs", n: verdict.n, place }
    }
    if (verdict._tag === "Same") hashes += verdict.hashes
    yield { _tag: "Checking" }
  }
  yield { _tag: "Same", hashes }
}
