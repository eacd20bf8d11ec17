import { useView } from "../../shop/shopContext.ts"
import { CartEmpty } from "./CartEmpty.tsx"
import { CartFilled } from "./CartFilled.tsx"

/** The cart screen. */
export const CartScreen = () => (useView("cart").totalCount === 0 ? <CartEmpty /> : <CartFilled />)
