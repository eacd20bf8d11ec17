/** Where the browser's component finds the stand-in: the path that the provider has too. */
export const browserPath = "/checkoutshopper/"
