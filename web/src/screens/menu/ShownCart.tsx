export { CartBar } from "./CartBar.tsx"
export { CartBeside } from "../../overlays/cart/CartBeside.tsx"
