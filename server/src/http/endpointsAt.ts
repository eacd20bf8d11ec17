import { SkorpeApi } from "@skorpe/core/api"

const endpoints = Object.values(SkorpeApi.groups)
  .flatMap((group) => Object.values(group.endpoints))
  .map(({ method, path }) => ({ method, path, pattern: new RegExp(`^${path.replace(/:[^/]+/g, "[^/]+")}$`) }))

/** The contract's endpoints at a path, for any method. */
export const endpointsAt = (path: string) => endpoints.filter(({ pattern }) => pattern.test(path))

/** A call as logs name it: by the contract's path. The requested path may hold a phone number. */
export const namedForLog = (method: string, url: string): string => {
  const [path = ""] = url.split("?")
  const at = endpointsAt(path)
  const found = at.find((one) => one.method === method) ?? at[0]
  return `${method} ${found?.path ?? "outside the API"}`
}
