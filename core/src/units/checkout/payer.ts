import type { Payer, PayerChange } from "../../domain/checkout/model.ts"
import { organisationOf, type SessionView } from "../session/view.ts"

interface Known {
  readonly payer: Payer | null
  readonly payerChange: PayerChange | null
}

const payerIn = (session: SessionView): Payer | null =>
  session._tag === "LoggedIn" || session._tag === "Anonymous" ? { organisationId: organisationOf(session) } : null

/** The checkout opens: it shows whom the order is for. */
export const seenPayer = (session: SessionView): Known => ({ payer: payerIn(session), payerChange: null })

/** The account has changed: the customer is told, unless the new one is the one that they saw or chose here. */
export const heardPayer = ({ payer }: Known, session: SessionView): Partial<Known> =>
  payer === null || payer.organisationId === organisationOf(session) ? seenPayer(session) : { payerChange: "told" }

/** The customer pressed the order button after the account had changed, and is asked once to confirm the new payer. */
export const askedPayer = ({ payerChange }: Known, session: SessionView): Partial<Known> =>
  payerChange === "told" ? { payer: payerIn(session), payerChange: "asked" } : {}
