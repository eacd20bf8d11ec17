import { Effect, Layer, Stream } from "effect"
import type { ShopCommand } from "../messages/commands.ts"
import { makeSafe } from "../vault/safe.ts"
import { Vault } from "../vault/vault.ts"
import type { DeviceEntry } from "../domain/device/entries.ts"
import { Device } from "./device.ts"
import { Navigation } from "./navigation.ts"
import { makeShopServices } from "./shopServices.ts"
import { Telemetry } from "./telemetry.ts"
import { type HttpAnswer, type HttpAsk, Transport, Unreachable } from "./transport.ts"

/** A response of 200 with this JSON. */
export const found = (body: unknown): HttpAnswer => ({ status: 200, text: JSON.stringify(body) })

/** The server's 404 response for an order that the caller may not see. */
export const notFound: HttpAnswer = { status: 404, text: '{"errors":[{"code":3010,"message":"?"}]}' }

interface BenchOptions {
  /** The device's initial contents. */
  readonly kept?: readonly (readonly [DeviceEntry, string])[]
  /** The page's vault, for a test that sealed something before. */
  readonly safe?: ReturnType<typeof makeSafe>
  /** Further arguments of the services. */
  readonly more?: Partial<Parameters<typeof makeShopServices>[0]>
}

/**
 * The shop's services with a server that answers with this function, in Norway and in Norwegian; a stream ends at once.
 * `asked` are the received requests, `entries` the device's contents, `reported` the reported errors.
 */
export const servicesBefore = (
  answer: (ask: HttpAsk) => HttpAnswer | "nobody",
  { kept = [], safe = makeSafe("page"), more = {} }: BenchOptions = {},
) => {
  const asked: HttpAsk[] = []
  const reported: unknown[] = []
  const entries = new Map<DeviceEntry, string>(kept)
  const layer = Layer.mergeAll(
    Layer.succeed(Transport, {
      send: (ask) => {
        asked.push(ask)
        const given = answer(ask)
        return given === "nobody" ? Effect.fail(new Unreachable()) : Effect.succeed(given)
      },
      stream: (ask) => {
        asked.push(ask)
        return Stream.empty
      },
    }),
    Layer.succeed(Device, {
      read: (entry) => Effect.sync(() => entries.get(entry) ?? null),
      write: (entry, text) =>
        Effect.sync(() => void (text === null ? entries.delete(entry) : entries.set(entry, text))),
    }),
    Layer.succeed(Navigation, { show: () => Effect.void, replace: () => Effect.void, reload: () => Effect.void }),
    Layer.succeed(Telemetry, {
      report: (report, error) => Effect.sync(() => void reported.push({ report, error })),
      track: () => Effect.void,
      identify: () => Effect.void,
    }),
    Layer.succeed(Vault, safe),
  )
  const services = makeShopServices({ market: "no", language: () => "nb", ...more })
  const call = (command: ShopCommand) =>
    Effect.runPromise(
      services
        .call(command, () => {})
        .pipe(
          Effect.match({ onSuccess: (value) => ({ value }), onFailure: (error) => ({ error }) }),
          Effect.provide(layer),
        ),
    )
  const tell = (command: ShopCommand) => Effect.runPromise(services.tell(command).pipe(Effect.provide(layer)))
  return { call, tell, asked, entries, reported, safe }
}
