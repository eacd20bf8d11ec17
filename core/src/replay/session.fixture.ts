import { placedOrder, priceOf, received } from "../shop/samples.fixture.ts"
import { addLarge, openMenu } from "../shop/shopStage.fixture.ts"
import type { ShopLog } from "./model.ts"
import { readLog } from "./readLog.ts"
import type { EventHistory } from "./upcasts.ts"

/** Canaries: texts that a customer types, which must not occur in anything that leaves the device. */
export const secrets = {
  firstName: "Kanari",
  lastName: "Fuglesang",
  phone: "+47 40 00 12 34",
  email: "kanari@fugl.test",
}

/** A session from the first click until the pizza is in the oven, with canaries in every field. */
export const session = () => {
  const stage = openMenu()
  stage.put({ type: "PathOpened", path: "/butikker/torget/meny/pizza?email=kanari@fugl.test", how: "history" })
  stage.put(addLarge)
  stage.wait(1000)
  stage.answer("ValidatePrice", priceOf(269))
  stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
  for (const [field, text] of Object.entries(secrets)) {
    for (let end = 1; end <= text.length; end++) {
      stage.put({ type: "FieldTyped", field: field as keyof typeof secrets, text: text.slice(0, end) })
    }
  }
  stage.put({ type: "FieldTyped", field: "message", text: "Ring på hos Fuglesang, kode 4711" })
  stage.put({ type: "SearchTyped", query: "Fuglesang" })
  stage.put({ type: "SearchSubmitted", query: "Kanari Fuglesang" })
  stage.put({ type: "ModalOpened", modal: { _tag: "Share", code: "Fuglesang47" } })
  const account = { customerId: "Fugl-4711", organisationId: null }
  stage.put({ type: "KeptElsewhere", kept: { entry: "currentAccount", value: account } })
  const liked = [{ customerId: "Kanari-kunde", codes: ["MARG_AM40"] }]
  stage.put({ type: "KeptElsewhere", kept: { entry: "favourites", value: liked } })
  stage.put({ type: "OrderSubmitted" })
  stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740001234" })
  stage.answer("PlaceOrder", { orderId: "o1" })
  stage.answer("LoadOrder", placedOrder)
  stage.news("FollowOrder", { ...received, sequence: 2, status: "accepted" })
  stage.news("FollowOrder", { ...received, sequence: 3, status: "refused", reason: "Fugl ring 4711" })
  return stage
}

export const author = { market: "no", build: "test" } as const

/** A stage's records as a log from the start of the session. */
export const logOf = (stage: ReturnType<typeof session>): ShopLog => ({ checkpoint: null, records: stage.records() })

/** Reads a log that must be valid. */
export const mustRead = (text: string, history?: EventHistory) => {
  const result = readLog(text, history)
  if (result._tag === "Unreadable") throw new Error(`${result.line}: ${result.why}`)
  return result
}
