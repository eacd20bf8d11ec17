import { Deferred, Effect, Fiber } from "effect"
import { expect, it } from "vitest"
import { makeLargeBodies } from "./largeBodies.ts"

it("an address that sends slowly takes two places at most, and others still get one until all are taken", () =>
  Effect.gen(function* () {
    const admit = makeLargeBodies({ concurrent: 3, ofOneAddress: 2 })
    const arrived = yield* Deferred.make<void>()
    const send = (address: string) =>
      Effect.forkChild(
        admit(address, Effect.as(Deferred.await(arrived), "taken"), () => "full"),
        { startImmediately: true },
      )
    const slow = [yield* send("10.0.0.1"), yield* send("10.0.0.1")]
    expect(yield* Fiber.join(yield* send("10.0.0.1"))).toBe("full")
    const other = yield* send("10.0.0.2")
    expect(yield* Fiber.join(yield* send("10.0.0.3"))).toBe("full")
    // A connection that breaks frees its place, for its own address and for all.
    yield* Fiber.interrupt(slow[0] as Fiber.Fiber<string>)
    const again = yield* send("10.0.0.1")
    yield* Deferred.succeed(arrived, undefined)
    expect(yield* Fiber.joinAll([slow[1] as Fiber.Fiber<string>, other, again])).toEqual(["taken", "taken", "taken"])
  }).pipe(Effect.runPromise))
