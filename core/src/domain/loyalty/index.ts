export * from "./entry.ts"
export * from "./rules/balanceOf.ts"
export * from "./rules/earnPoints.ts"
export * from "./rules/judgeReward.ts"
