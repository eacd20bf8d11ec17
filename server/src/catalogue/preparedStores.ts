import { Effect } from "effect"
import type { Prepared } from "../http/frame.ts"
import { Catalogue } from "./Catalogue.ts"

const list = "/api/stores"
const one = `${list}/`

/** The answers of `GET /stores` and `GET /stores/{id}` (SPEC §7.1), the most frequent requests, prepared ahead. */
export const preparedStores = Effect.map(Catalogue, (catalogue): Prepared => (url) => {
  if (url === list) return catalogue.list()
  return url.startsWith(one) ? catalogue.find(url.slice(one.length))?.body : undefined
})
