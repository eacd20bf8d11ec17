import type { SceneShop } from "../testing/sceneShop.ts"
import { after, wait } from "./visit.ts"
import type { States, Visit } from "./model.ts"

type Step = (shop: SceneShop) => void

const refuse =
  (call: "AskNewNumber" | "TakeNewNumber", code: number): Step =>
  (shop) =>
    shop.fail(call, { _tag: "Refused", status: 400, problems: [{ code, message: "Nei." }] })

const silent =
  (call: "AskNewNumber" | "TakeNewNumber"): Step =>
  (shop) =>
    shop.fail(call, { _tag: "Unreachable" })

const want: Step = (shop) => shop.send({ type: "NumberChangeWanted" })
const submit: Step = (shop) => shop.send({ type: "NewNumberSubmitted" })
const type: Step = (shop) => {
  shop.send({ type: "NewNumberTyped", text: "40 00 00 99" })
  submit(shop)
}
const read: Step = (shop) => shop.answer("ReadPhone", { _tag: "Phone", e164: "+4740000099" })
const getCode: Step = (shop) => shop.answer("AskNewNumber", null)
const enterCode: Step = (shop) => shop.send({ type: "NewNumberCodeEntered", code: "123456" })

const sending = [want, type, read] as const
const proving = [...sending, getCode] as const
const checking = [...proving, enterCode] as const

/** The states of the change of number on the customer's own page. */
export const numberChangeStates = (own: (visit: Visit) => SceneShop): States => {
  const at = (...steps: readonly Step[]) => ({ reach: (visit: Visit) => after(own(visit), ...steps) })
  return {
    "field-numberTyping": { story: "the customer wants another number", ...at(want), focus: "#new-number" },
    "fault-numberNone": {
      story: "what was typed is not a number",
      ...at(want, type, (shop) => shop.answer("ReadPhone", { _tag: "NotAPhone", reason: "invalid" })),
      focus: "#new-number",
    },
    "fault-numberSame": {
      story: "it is the number that the customer has",
      ...at(want, type, (shop) => shop.answer("ReadPhone", { _tag: "Phone", e164: "+4722111111" })),
      focus: "#new-number",
    },
    "field-numberSending": { story: "a code is being sent to the number", ...at(...sending) },
    "fault-numberUnanswered": { story: "the server did not answer", ...at(...sending, silent("AskNewNumber")) },
    "codes-numberProving": { story: "the code is on its way to the number", ...at(...proving), focus: "#code" },
    "codes-numberWrong": {
      story: "the code is wrong",
      ...at(...checking, refuse("TakeNewNumber", 3015)),
      focus: "#code",
    },
    "codes-numberSendingAgain": { story: "another code is being sent", ...at(...proving, wait(30_000), submit) },
    "codes-numberAgain": { story: "another code may be asked for", ...at(...proving, wait(30_000)), focus: "#code" },
    "codes-numberChecking": { story: "the code is being checked", ...at(...checking) },
    "codes-numberUnanswered": {
      story: "there was no answer to the code",
      ...at(...checking, silent("TakeNewNumber")),
      focus: "#code",
    },
    "fault-numberTaken": {
      story: "the number has an account",
      ...at(...checking, refuse("TakeNewNumber", 1036)),
      focus: "#new-number",
    },
    numberChanged: {
      story: "the customer has another number",
      ...at(...checking, (shop) => shop.answer("TakeNewNumber", null)),
    },
  }
}
