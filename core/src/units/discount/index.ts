export { type OffersView } from "./actor.ts"
