import { Effect, Option } from "effect"
import { HttpMiddleware, HttpServerRequest } from "effect/http"
import { IpNetwork } from "effect/net"

/** The address that rate limits count a call under: an IPv4 address, or the /64 network of an IPv6 address. */
export const callerAddress = Effect.map(HttpServerRequest.HttpServerRequest, ({ remoteAddress }) =>
  networkOf(Option.getOrElse(remoteAddress, () => "nowhere")),
)

/** The IPv4 address itself, or the /64 network of an IPv6 address: one household has all 2^64 addresses of it. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(":")) return mapped ?? address
  const [head = "", tail] = address.toLowerCase().split("::")
  const before = head === "" ? [] : head.split(":")
  const after = tail === undefined || tail === "" ? [] : tail.split(":")
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: Math.max(0, gap) }, () => "0"), ...after]
  return `${groups.slice(0, 4).join(":")}::/64`
}

/**
 * Trusts the X-Forwarded headers of proxies in these networks only. It must wrap everything that reads a request: it
 * makes a new request, whose body is missing if it was read before.
 */
export const trustProxies = (networks: readonly string[]): ReturnType<typeof HttpMiddleware.xForwardedHeaders> =>
  networks.length === 0
    ? (route) => route
    : HttpMiddleware.xForwardedHeaders({ trustedProxies: networks.map((text) => IpNetwork.fromStringUnsafe(text)) })
