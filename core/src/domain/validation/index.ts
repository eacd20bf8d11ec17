export * from "./rules/goodsOf.ts"
export { isCouponRefusal } from "./rules/isCouponRefusal.ts"
export * from "./rules/priceChange.ts"
export * from "./rules/unsaidProblems.ts"
