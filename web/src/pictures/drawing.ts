export { drawPizza } from "./drawPizza.ts"
export { drawProduct } from "./drawProduct.ts"
