/** Why a text is no phone number: not one at all, none that exists, one with an extension, or one from elsewhere. */
export type PhoneFault = "unreadable" | "invalid" | "extension" | "foreign"

/** Whether a text is a phone number that the shop accepts (DECISIONS §19). */
export type PhoneAnswer =
  | { readonly _tag: "Phone"; readonly e164: string }
  | { readonly _tag: "NotAPhone"; readonly reason: PhoneFault }
