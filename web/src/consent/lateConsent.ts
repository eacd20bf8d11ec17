import { later } from "../kit/later.ts"

/** The question and its words come after everything that the customer came for. */
export const lateConsent = later(async () => (await import("./ConsentCard.tsx")).ConsentCard)

/** The section that the choice by purpose folds out in. */
export const consentSection = "consent"
