import type { ApiFailure } from "../../../api/failure.ts"
import type { DeviceRefusal } from "../../../domain/passkey/device.ts"

/** Why a passkey was not added or removed. */
export type PasskeyFault =
  | "notGiven"
  | "alreadyHere"
  | "unsupported"
  | "broken"
  /** The customer already has the maximum number of passkeys. */
  | "tooMany"
  /** The server rejected the passkey. */
  | "refused"
  /** The server did not answer; the passkey may have been added. */
  | "unanswered"
  /** A removal got no answer: the passkey may still be valid for a login. */
  | "unremoved"

const faults = {
  NotGiven: "notGiven",
  AlreadyHere: "alreadyHere",
  Unsupported: "unsupported",
  Broken: "broken",
} as const satisfies Readonly<Record<DeviceRefusal["_tag"], PasskeyFault>>

/** The fault to show when the device did not create a passkey. */
export const faultOfDevice = ({ _tag }: DeviceRefusal): PasskeyFault => faults[_tag]

const cannotNow = 3016

/** The fault to show when adding a passkey failed. */
export const faultOfServer = (failure: ApiFailure): PasskeyFault => {
  if (failure._tag !== "Refused") return "unanswered"
  return failure.problems.some(({ code }) => code === cannotNow) ? "tooMany" : "refused"
}
