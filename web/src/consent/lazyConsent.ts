import { lazyPart } from "../kit/lazyPart.ts"

/** The consent banner, lazy: it loads after everything else on the page. */
export const lazyConsent = lazyPart(async () => (await import("./ConsentCard.tsx")).ConsentCard)
