export * from "./rules/earnPoints.ts"
export * from "./rules/judgeReward.ts"
