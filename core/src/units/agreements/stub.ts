import { ownPageStub } from "../route/ownPageStub.ts"

/** Stub of the agreements: none is being changed. */
export const agreementsStub = ownPageStub(
  "agreements",
  { wanted: {}, fault: null },
  { wanted: {}, fault: null, isSaving: false },
)
