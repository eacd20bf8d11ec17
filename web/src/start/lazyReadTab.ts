import { lazyPart } from "../kit/lazyPart.ts"

/** What reads another tab's write. */
export const lazyReadTab = lazyPart(async () => (await import("../services/readTab.ts")).readTab)
