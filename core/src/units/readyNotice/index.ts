export type { ReadyNoticeView } from "./actor.ts"
