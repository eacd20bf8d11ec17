import { Effect, Layer, Option } from "effect"
import { HttpMiddleware, HttpRouter, HttpServerRequest } from "effect/http"
import { IpNetwork } from "effect/net"

/** Where a call comes from, for limits: an IPv4 address, or the network that a household has of IPv6. */
export const callerAddress = Effect.map(HttpServerRequest.HttpServerRequest, ({ remoteAddress }) =>
  householdOf(Option.getOrElse(remoteAddress, () => "nowhere")),
)

/** An address of IPv6 is one of a household's 2^64: they count together. */
export const householdOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(":")) return mapped ?? address
  const [head = "", tail] = address.toLowerCase().split("::")
  const before = head === "" ? [] : head.split(":")
  const after = tail === undefined || tail === "" ? [] : tail.split(":")
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: Math.max(0, gap) }, () => "0"), ...after]
  return `${groups.slice(0, 4).join(":")}::/64`
}

/** Believes what these networks' proxies say of where a call comes from; without them nobody is believed. */
export const trustProxies = (networks: readonly string[]) =>
  networks.length === 0
    ? Layer.empty
    : HttpRouter.middleware(
        HttpMiddleware.xForwardedHeaders({ trustedProxies: networks.map((text) => IpNetwork.fromStringUnsafe(text)) }),
        { global: true },
      )
