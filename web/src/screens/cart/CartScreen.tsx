import { useView } from "../../app/shopContext.ts"
import { CartEmpty } from "./CartEmpty.tsx"
import { CartFilled } from "./CartFilled.tsx"

/** What will be ordered. */
export const CartScreen = () => (useView("cart").totalCount === 0 ? <CartEmpty /> : <CartFilled />)
