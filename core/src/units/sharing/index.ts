export type { SharingView } from "./actor.ts"
