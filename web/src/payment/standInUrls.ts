/**
 * Where the component finds the stand-in for the provider: at the shop's own address (decision 28). The component takes
 * a bank's page over plain HTTP only at an address with these words, which the stand-in ignores.
 */
export const standInUrls = (origin: string) => {
  const base = `${origin}/checkoutshopper/`
  const words = "http://localhost:8080"
  const api = origin === words ? base : `${base}${words}/`
  return { api, analytics: base, cdn: { images: base, translations: base } }
}
