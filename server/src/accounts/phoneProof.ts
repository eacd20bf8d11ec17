import { proofHolds } from "./limits.ts"
import { signedPhone } from "./signedPhone.ts"

const proof = signedPhone({ cookie: "__Host-phone-proof", purpose: "phone proof", holds: proofHolds })

/** Sets a signed cookie that proves a phone number, for the registration that follows. */
export const givePhoneProof = proof.give

/** Deletes the cookie after the registration. */
export const dropPhoneProof = proof.drop

/** The phone number that the caller has proven, E.164; `null` without a valid proof. */
export const provenPhone = proof.read
