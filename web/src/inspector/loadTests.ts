/** Loads the code that finds and writes a test. The inspector does so when it opens: later there may be no network. */
export const loadTests = () => import("@skorpe/core/simulation")
