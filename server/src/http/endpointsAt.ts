import { SkorpeApi } from "@skorpe/core/api"

const endpoints = Object.entries(SkorpeApi.groups)
  .flatMap(([group, { endpoints: own }]) =>
    Object.entries(own).map(([name, { method, path }]) => ({ group, name, method, path })),
  )
  .map((one) => ({ ...one, pattern: new RegExp(`^${one.path.replace(/:[^/]+/g, "[^/]+")}$`) }))

/** The endpoints of each path without parameters: most calls are to one of these, and no pattern is tried for them. */
const exact = Map.groupBy(
  endpoints.filter(({ path }) => !path.includes(":")),
  ({ path }) => path,
)
const withParameters = endpoints.filter(({ path }) => path.includes(":"))

/** The contract's endpoints at a path, for any method. */
export const endpointsAt = (path: string) => {
  const matching = withParameters.filter(({ pattern }) => pattern.test(path))
  return [...(exact.get(path) ?? []), ...matching]
}

/** The contract's endpoint of a call, or one of another method at its path; `null` if there is none. */
export const endpointAt = (method: string, path: string) => {
  const at = exact.get(path) ?? endpointsAt(path)
  return at.find((one) => one.method === method) ?? at[0] ?? null
}

/** The contract's own path of a call; `null` outside the API. The requested path may hold a phone number. */
const routeAt = (method: string, url: string): string | null => {
  const [path = ""] = url.split("?")
  return path.startsWith("/api/") ? (endpointAt(method, path)?.path ?? null) : null
}

/** The supported methods; others get one common name, so that a caller cannot create any number of names. */
const named = new Set(["HEAD", "OPTIONS", ...endpoints.map(({ method }) => String(method))])

/** The name of a call in logs, traces and figures: its method and the contract's path. */
export const namedForLog = (method: string, url: string): string =>
  `${named.has(method) ? method : "OTHER"} ${routeAt(method, url) ?? "outside the API"}`
