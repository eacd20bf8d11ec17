/** The caller of an API: a guest, or a customer with a session. */
export type Caller =
  | { readonly _tag: "Guest" }
  | {
      readonly _tag: "Customer"
      readonly customerId: string
      /** Identifies this session among the customer's sessions; not a secret. */
      readonly sessionId: string
    }

/** The caller's customer id; `null` for a guest. */
export const customerOf = (caller: Caller): string | null => (caller._tag === "Customer" ? caller.customerId : null)
