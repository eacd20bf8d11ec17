import { shop } from "@skorpe/core/shop"
import { type ShopLog, type ShopRecord, verify } from "@skorpe/core/replay"
import type { Proof } from "./inspector.ts"
import type { Session } from "./session.ts"

/** The number of records checked at a time, so that the page stays responsive. */
const atOnce = 100

/** Parts of a log that can be checked one by one: each ends with a record whose changes or hash are recorded. */
function* partsOf({ log, travel, records }: Session): Generator<ShopLog, void> {
  const isEnd = (record?: ShopRecord): boolean => record?.changed !== undefined || record?.hash !== undefined
  for (let from = 0; from < records.length;) {
    const checkpoint = from === 0 ? log.checkpoint : travel.at(from - 1)
    let to = from + atOnce
    while (to < records.length && !isEnd(records[to - 1])) to++
    yield { checkpoint, records: records.slice(from, to) }
    from = to
  }
}

/** Compares the recorded hashes with those of this program, part by part; each step yields the result so far. */
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
