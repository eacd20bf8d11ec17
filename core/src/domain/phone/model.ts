/** Why a text is not accepted: not a phone number, an invalid one, one with an extension, or a foreign one. */
export type PhoneFault = "unreadable" | "invalid" | "extension" | "foreign"

/** Whether a text is a phone number that the shop accepts (DECISIONS §19). */
export type PhoneAnswer =
  | { readonly _tag: "Phone"; readonly e164: string }
  | { readonly _tag: "NotAPhone"; readonly reason: PhoneFault }
