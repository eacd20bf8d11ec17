export type { CouponStep, CouponView } from "./view.ts"
