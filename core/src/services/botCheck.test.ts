import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import type { BotChallenge } from "../domain/botCheck/model.ts"
import { type BotProofs, makeBotProofs, proofPatience, type SolveBotTask } from "./botCheck.ts"
import { makeRefresh } from "./refresh.ts"
import { makeRequests } from "./requests.ts"
import { type HttpAnswer, Transport, Unreachable } from "./transport.ts"

const puzzle: BotChallenge = {
  _tag: "ProofOfWork",
  holds: 600_000,
  work: {
    parameters: {
      algorithm: "PBKDF2/SHA-256",
      nonce: "aa",
      salt: "bb",
      cost: 2000,
      keyLength: 32,
      keyPrefix: "cc",
      keySignature: "dd",
      data: { purpose: "login", until: 600_000 },
    },
    signature: "ee",
  },
}

interface Server {
  readonly says?: BotChallenge | "nothing" | "503"
  readonly solve?: SolveBotTask
}

/** A device that solves each puzzle in a second, with its own number as the solution; `asked` lists the requests. */
const run = <A>(
  { says = puzzle, solve }: Server,
  story: (proofs: BotProofs, asked: string[]) => Effect.Effect<A, never, Transport>,
) => {
  const asked: string[] = []
  let solved = 0
  const answer = (): Effect.Effect<HttpAnswer, Unreachable> =>
    says === "nothing"
      ? Effect.fail(new Unreachable())
      : Effect.succeed(says === "503" ? { status: 503, text: "" } : { status: 200, text: JSON.stringify(says) })
  const transport = Layer.succeed(Transport, {
    send: ({ method, path }) => Effect.suspend(() => (asked.push(`${method} ${path}`), answer())),
    stream: () => {
      throw new Error("a bot check does not stream")
    },
  })
  const inASecond: SolveBotTask = () =>
    Effect.delay(
      Effect.sync(() => `proof ${(solved += 1)}`),
      1000,
    )
  const requests = makeRequests(
    () => "nb",
    makeRefresh(() => "nb"),
  )
  const proofs = makeBotProofs("login", requests, solve ?? inASecond)
  return Effect.runPromise(story(proofs, asked).pipe(Effect.provide(transport), Effect.provide(TestClock.layer())))
}

/** The proof that a call gets, and the milliseconds that it waited; gives up after a minute. */
const taken = Effect.fnUntraced(function* (proofs: BotProofs) {
  const call = yield* Effect.forkChild(proofs.take)
  for (let waited = 0; waited <= 60_000; waited += 100) {
    // Lets the fiber run as far as it can at this moment.
    yield* TestClock.adjust(0)
    const exit = call.pollUnsafe()
    if (exit !== undefined) return [yield* Fiber.join(call), waited] as const
    yield* TestClock.adjust(100)
  }
  throw new Error("a call waits for ever")
})

const path = "GET /api/auth/bot-check/login"

test("a proof is prepared once, and a later call does not wait for it", () =>
  run({}, (proofs, asked) =>
    Effect.gen(function* () {
      yield* proofs.prepare
      yield* proofs.prepare
      yield* TestClock.adjust(5000)
      expect(asked).toEqual([path])
      expect(yield* taken(proofs)).toEqual(["proof 1", 0])
    }),
  ))

test("an early call waits for the proof, and a call without preparation requests its own", () =>
  run({}, (proofs, asked) =>
    Effect.gen(function* () {
      yield* proofs.prepare
      yield* TestClock.adjust(300)
      expect(yield* taken(proofs)).toEqual(["proof 1", 700])
      expect(yield* taken(proofs)).toEqual(["proof 2", 1000])
      expect(asked).toEqual([path, path])
    }),
  ))

test("a proof is used by one call, and is replaced once it is too old to be sent", () =>
  run({}, (proofs, asked) =>
    Effect.gen(function* () {
      yield* proofs.prepare
      yield* TestClock.adjust(600_000)
      expect(yield* taken(proofs)).toEqual(["proof 2", 1000])
      expect(asked).toEqual([path, path])
    }),
  ))

test("on a slow device a call is sent without a proof after a few seconds; the next call uses the late proof", () =>
  run({ solve: () => Effect.delay(Effect.succeed("late"), 10_000) }, (proofs, asked) =>
    Effect.gen(function* () {
      expect(yield* taken(proofs)).toEqual([null, proofPatience])
      yield* TestClock.adjust(30_000)
      expect(yield* taken(proofs)).toEqual(["late", 0])
      expect(asked).toEqual([path])
    }),
  ))

test("the wait for a device that never finishes is bounded for every call", () =>
  run({ solve: () => Effect.never }, (proofs) =>
    Effect.gen(function* () {
      expect(yield* taken(proofs)).toEqual([null, proofPatience])
      expect(yield* taken(proofs)).toEqual([null, proofPatience])
    }),
  ))

const unable: Readonly<Record<string, Server>> = {
  "the device cannot": { solve: () => Effect.succeed(null) },
  "the device fails": { solve: () => Effect.die(new Error("no workers")) },
  "nobody answers": { says: "nothing" },
  "the server has no time": { says: "503" },
  "nothing is wanted": { says: { _tag: "None" } },
}

test.each(Object.entries(unable))("if %s, the call is sent at once, and the next one tries again", (_, server) =>
  run(server, (proofs, asked) =>
    Effect.gen(function* () {
      yield* proofs.prepare
      yield* TestClock.adjust(1000)
      expect(yield* taken(proofs)).toEqual([null, 0])
      expect(yield* taken(proofs)).toEqual([null, 0])
      expect(asked).toEqual([path, path, path])
    }),
  ),
)

/** Prepares a proof, as far as possible without waiting. */
const prepared = (proofs: BotProofs) => Effect.andThen(proofs.prepare, TestClock.adjust(0))

test("a proof is sent to the last millisecond before it counts as too old", () =>
  run({}, (proofs, asked) =>
    Effect.gen(function* () {
      yield* prepared(proofs)
      yield* TestClock.adjust(539_999)
      yield* prepared(proofs)
      expect(asked).toEqual([path])
      yield* TestClock.adjust(1)
      yield* prepared(proofs)
      expect(asked).toEqual([path, path])
    }),
  ))

/** A device whose first puzzle takes this long and ends like this, and whose others take a second. */
const slowAtFirst = (takes: number, ends: string | null): SolveBotTask => {
  let solved = 0
  return () => {
    solved += 1
    return solved === 1
      ? Effect.delay(Effect.succeed(ends), takes)
      : Effect.delay(Effect.succeed(`proof ${solved}`), 1000)
  }
}

test("a puzzle that times out does not discard a newer proof", () =>
  run({ solve: slowAtFirst(700_000, null) }, (proofs, asked) =>
    Effect.gen(function* () {
      yield* prepared(proofs)
      yield* TestClock.adjust(600_000)
      yield* prepared(proofs)
      yield* TestClock.adjust(100_000)
      expect(yield* taken(proofs)).toEqual(["proof 2", 0])
      expect(asked).toEqual([path, path])
    }),
  ))

test("a call that gets an older proof in time leaves the newer one for the next call", () =>
  run({ solve: slowAtFirst(541_000, "old proof") }, (proofs, asked) =>
    Effect.gen(function* () {
      yield* prepared(proofs)
      yield* TestClock.adjust(539_000)
      const early = yield* Effect.forkChild(proofs.take)
      yield* TestClock.adjust(1000)
      yield* prepared(proofs)
      yield* TestClock.adjust(1000)
      expect(yield* Fiber.join(early)).toBe("old proof")
      expect(yield* taken(proofs)).toEqual(["proof 2", 0])
      expect(asked).toEqual([path, path])
    }),
  ))
