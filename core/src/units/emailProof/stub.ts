import { closed, ownPageStub } from "../route/ownPageStub.ts"

/** Stub of the proof of an e-mail address: no link was opened, and no mail was wanted again. */
export const emailProofStub = ownPageStub("emailProof", { fault: null }, closed)
