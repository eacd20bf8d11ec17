import { closed, ownPageStub } from "../route/ownPageStub.ts"

/** Stub of the change of a number: nobody wants one. */
export const numberChangeStub = ownPageStub(
  "numberChange",
  { typed: "", phone: "", code: null, sent: null, fault: null },
  closed,
)
