import type { ApiFailure } from "../../../api/failure.ts"
import type { DeviceRefusal } from "../../../domain/passkey/device.ts"

/** Why a passkey was not added or removed. */
export type PasskeyFault =
  | "notGiven"
  | "alreadyHere"
  | "unsupported"
  | "broken"
  /** The customer has all the passkeys that they can have. */
  | "tooMany"
  /** The server took it not. */
  | "refused"
  /** The server did not answer; the passkey may be added. */
  | "unanswered"
  /** A removal had no answer: the passkey may still log in. */
  | "unremoved"

const faults = {
  NotGiven: "notGiven",
  AlreadyHere: "alreadyHere",
  Unsupported: "unsupported",
  Broken: "broken",
} as const satisfies Readonly<Record<DeviceRefusal["_tag"], PasskeyFault>>

/** What a device's refusal means to the customer. */
export const faultOfDevice = ({ _tag }: DeviceRefusal): PasskeyFault => faults[_tag]

const cannotNow = 3016

/** What a failed addition means to the customer. */
export const faultOfServer = (failure: ApiFailure): PasskeyFault => {
  if (failure._tag !== "Refused") return "unanswered"
  return failure.problems.some(({ code }) => code === cannotNow) ? "tooMany" : "refused"
}
