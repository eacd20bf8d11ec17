import { readEmail } from "../../account/rules/readEmail.ts"
import type { FriendToRecruit } from "../wire.ts"

/** A typed friend: reachable by a phone number or an e-mail address, or why not. */
export type TypedFriend =
  | { readonly _tag: "Friend"; readonly to: FriendToRecruit }
  /** Neither a phone number nor an e-mail address. */
  | { readonly _tag: "Nobody" }
  | { readonly _tag: "NotAnEmail" }

/** Tells a phone number from an e-mail address by its @. Whether a number can be called is the server's to judge. */
export const friendOf = (typed: string): TypedFriend => {
  const text = typed.trim()
  if (text.includes("@")) {
    const email = readEmail(text)
    return email === null ? { _tag: "NotAnEmail" } : { _tag: "Friend", to: { email } }
  }
  const canBeNumber = /\p{Nd}/u.test(text) && text.length <= 40
  return canBeNumber ? { _tag: "Friend", to: { phoneNumber: text } } : { _tag: "Nobody" }
}
