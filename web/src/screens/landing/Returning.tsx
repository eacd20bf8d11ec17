import { useView } from "../../shop/shopContext.ts"
import { FromTheOven } from "./FromTheOven.tsx"
import { LastOrder } from "./LastOrder.tsx"

/** What a returning customer may want: the last order again, unless it is still under way, and their store's pizzas. */
export const Returning = () => {
  const { order, underWay } = useView("lastOrder")
  return (
    <>
      {order._tag === "Loaded" && !underWay && <LastOrder order={order.value} />}
      <FromTheOven />
    </>
  )
}
