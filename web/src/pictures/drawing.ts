export { drawPizza } from "./drawPizza.ts"
export { drawParts, sheetOf } from "./drawParts.ts"
export { drawProduct } from "./drawProduct.ts"
