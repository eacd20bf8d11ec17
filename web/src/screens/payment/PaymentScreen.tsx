import { useView } from "../../shop/shopContext.ts"
import { PaymentOver } from "./PaymentOver.tsx"
import { PaymentUnderWay } from "./PaymentUnderWay.tsx"
import { useReturn } from "./useReturn.ts"

/** The payment of an order: the provider's component, and the payment's status (SPEC §8.4). */
export const PaymentScreen = () => {
  useReturn()
  const payment = useView("payment")
  switch (payment._tag) {
    case "Paid":
    case "Closed":
    case "Missing":
      return <PaymentOver payment={payment} />
    case "Nothing":
    case "Waiting":
    case "Loading":
    case "Unreachable":
    case "Collecting":
    case "Broken":
    case "Sending":
    case "Uncertain":
    case "Acting":
    case "Confirming":
      return <PaymentUnderWay payment={payment} />
  }
}
