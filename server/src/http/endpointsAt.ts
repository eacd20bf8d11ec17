import { SkorpeApi } from "@skorpe/core/api"

const endpoints = Object.values(SkorpeApi.groups)
  .flatMap((group) => Object.values(group.endpoints))
  .map(({ method, path }) => ({ method, path, pattern: new RegExp(`^${path.replace(/:[^/]+/g, "[^/]+")}$`) }))

/** The endpoints of the contract that live at an address, whatever their method. */
export const endpointsAt = (path: string) => endpoints.filter(({ pattern }) => pattern.test(path))

/** A call as it may stand in a log: the contract's path, never the one that was called, which may hold a phone number. */
export const namedForLog = (method: string, url: string): string => {
  const [path = ""] = url.split("?")
  const at = endpointsAt(path)
  const found = at.find((one) => one.method === method) ?? at[0]
  return `${method} ${found?.path ?? "outside the API"}`
}
