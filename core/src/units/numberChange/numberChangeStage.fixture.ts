import { atOwnPage, type OwnPage } from "../profile/profileStage.fixture.ts"

/** The number that the customer wants. */
export const newNumber = "+4740000099"

/** A customer on their own page, with the field for the new number open. */
export const wantingNumber = (): OwnPage => {
  const stage = atOwnPage()
  stage.put({ type: "NumberChangeWanted" })
  return stage
}

/** The customer has typed a number, and requests a code. */
export const submitting = (): OwnPage => {
  const stage = wantingNumber()
  stage.put({ type: "NewNumberTyped", text: "40 00 00 99" })
  stage.put({ type: "NewNumberSubmitted" })
  return stage
}

/** The number is valid, and a code is being requested from the server. */
export const sendingCode = (): OwnPage => {
  const stage = submitting()
  stage.answer("ReadPhone", { _tag: "Phone", e164: newNumber })
  return stage
}

/** The code is on its way. */
export const withCode = (): OwnPage => {
  const stage = sendingCode()
  stage.answer("AskNewNumber", null)
  return stage
}

/** The customer has typed the code. */
export const checkingCode = (): OwnPage => {
  const stage = withCode()
  stage.put({ type: "NewNumberCodeEntered", code: { sealed: "code-1" } })
  return stage
}
