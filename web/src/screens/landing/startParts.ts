export { pressAddress } from "../../overlays/stores/pressAddress.ts"
export { FoundAtStart } from "./FoundAtStart.tsx"
export { Returning } from "./Returning.tsx"
