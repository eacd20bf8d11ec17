import { digestWorld } from "../kernel/digest.ts"
import { shop } from "../shop/shop.ts"
import type { ShopWorld } from "../shop/shop.ts"
import type { Author, ShopLog } from "./model.ts"
import { pseudonymise } from "./pseudonymise.ts"
import { rehash } from "./rehash.ts"
import { verify } from "./verify.ts"
import { writeLog } from "./writeLog.ts"

/** A log that may leave the device. */
export interface Exported {
  readonly text: string
  /** The hash of the export's last world, which a replay must reproduce. */
  readonly hash: string
  /** True when the log, before masking, replayed to exactly the live world. */
  readonly faithful: boolean
}

/** Makes a session's log fit to leave the device: personal texts masked, every world rehashed (DECISIONS §17). */
export const exportLog = (log: ShopLog, live: ShopWorld, author: Author): Exported => {
  const verdict = verify(shop, log)
  const faithful = verdict._tag === "Same" && verdict.hash === digestWorld(live)
  const { log: safe, hash } = rehash(shop, pseudonymise(log))
  return { text: writeLog({ ...author, log: safe }), hash, faithful }
}
