import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { makeAdyenComponent } from "./adyenComponent.ts"
import type { StepCallbacks, MountedComponent } from "./mountAdyen.ts"

const place = {} as HTMLElement
const patience = 30_000

/** A mounted component, and the callbacks that it was given. */
const component = () => {
  const met = { asked: null as StepCallbacks | null, removed: 0, dropped: 0 }
  const standing: MountedComponent = {
    collect: (asked) => (met.asked = asked),
    act: (_, asked) => (met.asked = asked),
    dropCallbacks: () => met.dropped++,
    remove: () => met.removed++,
  }
  return { met, standing }
}

/** How a request to the component ends, on a virtual clock. */
const ending = (asking: Effect.Effect<string, { readonly _tag: string }>, meanwhile: Effect.Effect<void>) =>
  Effect.runPromise(
    Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(
        Effect.match(asking, { onSuccess: (gave) => gave, onFailure: (f) => f._tag }),
      )
      yield* meanwhile
      return yield* Fiber.join(fiber)
    }).pipe(Effect.provide(TestClock.layer())),
  )

const soon = Effect.promise(() => new Promise<void>((resolve) => setTimeout(resolve, 5)))
const longAfter = Effect.andThen(soon, Effect.andThen(TestClock.adjust(patience), soon))

const thrown = (): never => {
  throw new Error("of the provider's own")
}

const cases: readonly (readonly [string, () => Promise<MountedComponent>, () => HTMLElement | null])[] = [
  ["does not load", (): Promise<MountedComponent> => Promise.reject(new Error("offline")), () => place],
  ["is never mounted", () => new Promise<MountedComponent>(() => {}), () => place],
  ["has no place on the page", () => Promise.resolve(component().standing), () => null],
  ["throws when it is asked", () => Promise.resolve({ ...component().standing, collect: thrown }), () => place],
]

test.each(cases)("a component that %s is broken, in time", async (_, mount, findPlace) => {
  const { collect } = makeAdyenComponent({ findPlace, mount, patience })
  expect(await ending(collect("{}"), longAfter)).toBe("ComponentBroken")
})

test("a step that the component cannot show is broken too", async () => {
  const mount = () => Promise.resolve({ ...component().standing, act: thrown })
  const { act } = makeAdyenComponent({ findPlace: () => place, mount, patience })
  expect(await ending(act("{}", "not JSON"), soon)).toBe("ComponentBroken")
})

test("after a failed component another one is mounted; a mounted one is used again", async () => {
  const { met, standing } = component()
  let mounted = 0
  const mount = () => (mounted++ === 0 ? Promise.reject(new Error("offline")) : Promise.resolve(standing))
  const { collect, act } = makeAdyenComponent({ findPlace: () => place, mount, patience })
  expect(await ending(collect("{}"), soon)).toBe("ComponentBroken")
  const giving = Effect.andThen(
    soon,
    Effect.sync(() => met.asked?.give("typed")),
  )
  expect(await ending(collect("{}"), giving)).toBe("typed")
  expect(await ending(act("{}", "{}"), giving)).toBe("typed")
  expect(mounted).toBe(2)
})

test("a component that is mounted too late, or for other payment methods, is removed", async () => {
  const [late, old, newest] = [component(), component(), component()]
  let arrive = (_: MountedComponent): void => {}
  const coming = [
    new Promise<MountedComponent>((resolve) => (arrive = resolve)),
    Promise.resolve(old.standing),
    Promise.resolve(newest.standing),
  ]
  const mount = () => coming.shift() ?? Promise.reject(new Error("no more"))
  const { collect } = makeAdyenComponent({ findPlace: () => place, mount, patience })
  expect(await ending(collect("first"), longAfter)).toBe("ComponentBroken")
  arrive(late.standing)
  const leaving = (one: ReturnType<typeof component>) =>
    Effect.andThen(
      soon,
      Effect.sync(() => one.met.asked?.leave()),
    )
  expect(await ending(collect("second"), leaving(old))).toBe("ComponentLeft")
  expect(late.met.removed).toBe(1)
  expect(await ending(collect("third"), leaving(newest))).toBe("ComponentLeft")
  expect([old.met.removed, newest.met.removed]).toEqual([1, 0])
})

test("when a request is interrupted, the component drops its callbacks", async () => {
  const { met, standing } = component()
  const { collect } = makeAdyenComponent({ findPlace: () => place, mount: () => Promise.resolve(standing), patience })
  await Effect.runPromise(
    Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(collect("{}"))
      yield* soon
      yield* Fiber.interrupt(fiber)
    }),
  )
  expect(met.dropped).toBe(1)
})
