import { variationByCode } from "@skorpe/core/domain/menu"
import type { Order, Tracking } from "@skorpe/core/domain/order"
import { readVariationCode } from "@skorpe/core/domain/pizza"
import { useView } from "../../shop/shopContext.ts"
import { PizzaPicture } from "../../pictures/PizzaPicture.tsx"
import type { PizzaSpec } from "../../pictures/spec.ts"
import { MenuPicture } from "../../products/MenuPicture.tsx"
import { orderedDrawing, unknownPizza } from "../../products/lineDrawing.ts"
import styles from "./TrackingScreen.module.css"

const stageOf = (tracking: Tracking): NonNullable<PizzaSpec["stage"]> => {
  if (tracking.status === "completed") return "boxed"
  switch (tracking.steps.at(-1)?.step) {
    case "canBePickedUp":
    case "onItsWay":
    case "delivered":
      return "boxed"
    case "inOven":
    case "qualityCheck":
      return "baked"
    case "received":
    case "preparing":
    case "makingFood":
    case undefined:
      return "raw"
  }
}

/** The order's first pizza, as customised and at the kitchen's current stage; without a pizza, its first product. */
export const OrderPicture = ({ order, tracking }: { readonly order: Order; readonly tracking: Tracking }) => {
  const { current } = useView("store")
  const menu = current?.store.id === order.storeId ? current.menu : null
  const line = order.lines.find(({ codes: [entry = ""] }) => readVariationCode(entry).crust !== null) ?? order.lines[0]
  const code = line?.codes[0] ?? ""
  const found = menu === null ? undefined : variationByCode(menu, code)
  const className = styles["picture"] ?? ""
  if (menu && found && found.product.category !== "Pizza") {
    return <MenuPicture menu={menu} product={found.product} code={code} size={560} className={className} />
  }
  const drawing = menu && found && line ? orderedDrawing(menu, line) : unknownPizza(code)
  const stage = stageOf(tracking)
  return <PizzaPicture key={stage} {...drawing} stage={stage} detail="rich" size={560} className={className} />
}
