export * from "./model.ts"
export * from "./rules/adviseOnRefusal.ts"
export * from "./rules/paymentText.ts"
export * from "./rules/readRefusalReason.ts"
