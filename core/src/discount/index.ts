export * from "./chosen.ts"
export * from "./model.ts"
export * from "./rules/chooseDiscount.ts"
export * from "./rules/couponsToSend.ts"
