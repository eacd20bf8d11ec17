import type { Payer, PayerChange } from "../../domain/checkout/model.ts"
import { organisationOf, type SessionView } from "../session/view.ts"

interface Known {
  readonly payer: Payer | null
  readonly payerChange: PayerChange | null
}

const payerIn = (session: SessionView): Payer | null =>
  session._tag === "LoggedIn" || session._tag === "Anonymous" ? { organisationId: organisationOf(session) } : null

/** The payer counts as seen, because the checkout that opens shows it. */
export const seenPayer = (session: SessionView): Known => ({ payer: payerIn(session), payerChange: null })

/** After a change of account the customer is told, unless the new payer is the one that they last saw or chose here. */
export const heardPayer = ({ payer }: Known, session: SessionView): Partial<Known> =>
  payer === null || payer.organisationId === organisationOf(session) ? seenPayer(session) : { payerChange: "told" }

/** At the order button after such a change, the customer is asked once to confirm the new payer. */
export const askedPayer = ({ payerChange }: Known, session: SessionView): Partial<Known> =>
  payerChange === "told" ? { payer: payerIn(session), payerChange: "asked" } : {}
