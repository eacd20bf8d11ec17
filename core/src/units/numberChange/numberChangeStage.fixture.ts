import { atOwnPage, type OwnPage } from "../profile/profileStage.fixture.ts"

/** The number that the customer wants. */
export const newNumber = "+4740000099"

/** At their own page, with the field of the new number. */
export const wantingNumber = (): OwnPage => {
  const stage = atOwnPage()
  stage.put({ type: "NumberChangeWanted" })
  return stage
}

/** The customer has typed a number, and wants a code. */
export const submitting = (): OwnPage => {
  const stage = wantingNumber()
  stage.put({ type: "NewNumberTyped", text: "40 00 00 99" })
  stage.put({ type: "NewNumberSubmitted" })
  return stage
}

/** It is a number, and the server is asked for a code. */
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
