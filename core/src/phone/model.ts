/** Whether a text is a phone number that the shop accepts (DECISIONS §19). */
export type PhoneAnswer =
  | { readonly _tag: "Phone"; readonly e164: string }
  | { readonly _tag: "NotAPhone"; readonly reason: string }
