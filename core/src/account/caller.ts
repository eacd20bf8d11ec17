/** Who makes a call: nobody that is known, or a customer with a session. */
export type Caller =
  | { readonly _tag: "Guest" }
  | {
      readonly _tag: "Customer"
      readonly customerId: string
      /** Tells this session from the customer's others; no secret. */
      readonly sessionId: string
    }

/** The customer that a caller is, or nobody. */
export const customerOf = (caller: Caller): string | null => (caller._tag === "Customer" ? caller.customerId : null)
