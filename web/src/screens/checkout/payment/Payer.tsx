import { activeMemberships } from "@skorpe/core/domain/account"
import { Message } from "../../../kit/Message.tsx"
import { useView } from "../../../shop/shopContext.ts"
import { OrderingFor } from "./OrderingFor.tsx"

/**
 * Whom the order is for, for customers of a company; announced when it changes, and framed when another tab
 * changed it.
 */
export const Payer = () => {
  const session = useView("session")
  const { payerChange } = useView("checkout")
  const mayChoose = session._tag === "LoggedIn" && activeMemberships(session.user).length > 0
  if (!mayChoose && payerChange === null) return null
  return (
    <div aria-live="polite" aria-atomic>
      {payerChange === null ? (
        <p>
          <OrderingFor isNew={false} />
        </p>
      ) : (
        <Message tone="info">
          <p>
            <OrderingFor isNew />
          </p>
        </Message>
      )}
    </div>
  )
}
