/**
 * Where the component finds the stand-in for the provider: at the shop's own address (decision 28). The component takes
 * a bank's page without encryption only from an address with these words, which the stand-in leaves out.
 */
export const standInUrls = (origin: string) => {
  const base = `${origin}/checkoutshopper/`
  const words = "http://localhost:8080"
  const api = origin === words ? base : `${base}${words}/`
  return { api, analytics: base, cdn: { images: base, translations: base } }
}
