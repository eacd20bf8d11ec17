import { Effect } from "effect"
import { ComponentBroken, ComponentLeft, type PaymentComponent } from "@skorpe/core/services"
import type { StepCallbacks, MountedComponent } from "./mountAdyen.ts"

/** The page's side of the component. */
interface Page {
  /** The payment screen's element for the component; `null` until it is rendered. */
  readonly findPlace: () => HTMLElement | null
  readonly mount: (provider: string, place: HTMLElement) => Promise<MountedComponent>
  /** Timeout for mounting the component, in ms. */
  readonly patience: number
}

/** The interval of polling for the element, in ms. */
const pause = 30

/**
 * The provider's component in the payment screen, loaded at the first payment. It holds what the customer types until
 * it is sent: the only state of the page that a replay lacks (decision 28). If it does not load, is not mounted in
 * time, or throws, counts as broken.
 */
export const makeAdyenComponent = ({ findPlace, mount, patience }: Page): PaymentComponent => {
  let last: {
    readonly provider: string
    readonly place: HTMLElement
    readonly coming: Promise<MountedComponent>
  } | null = null

  /** Removes the mounted component, also one that is mounted too late. */
  const clear = (): void => {
    void last?.coming.then(
      (standing) => standing.remove(),
      () => {},
    )
    last = null
  }

  const placeOf: Effect.Effect<HTMLElement> = Effect.suspend(() => {
    const place = findPlace()
    return place === null ? Effect.andThen(Effect.sleep(pause), placeOf) : Effect.succeed(place)
  })

  /** The component for this provider in this element, mounted if necessary; it replaces any other. */
  const stand = (provider: string, place: HTMLElement): Promise<MountedComponent> => {
    if (last !== null && last.provider === provider && last.place === place) return last.coming
    clear()
    const coming = mount(provider, place)
    last = { provider, place, coming }
    return coming
  }

  const standing = (provider: string) =>
    Effect.flatMap(placeOf, (place) =>
      Effect.tryPromise({ try: () => stand(provider, place), catch: () => new ComponentBroken() }),
    ).pipe(
      Effect.timeoutOrElse({ duration: patience, orElse: () => Effect.fail(new ComponentBroken()) }),
      Effect.tapError(() => Effect.sync(clear)),
    )

  const ask = (at: MountedComponent, put: (asked: StepCallbacks) => void) =>
    Effect.callback<string, ComponentBroken | ComponentLeft>((resume) => {
      const broken = Effect.fail(new ComponentBroken())
      try {
        put({
          give: (details) => resume(Effect.succeed(details)),
          leave: () => resume(Effect.fail(new ComponentLeft())),
          break: () => resume(broken),
        })
      } catch {
        resume(broken)
      }
      return Effect.sync(() => at.dropCallbacks())
    })

  return {
    collect: (provider) => Effect.flatMap(standing(provider), (at) => ask(at, (asked) => at.collect(asked))),
    act: (provider, action) => Effect.flatMap(standing(provider), (at) => ask(at, (asked) => at.act(action, asked))),
  }
}

/** The page's one component. */
export const adyenComponent = makeAdyenComponent({
  findPlace: () => document.querySelector<HTMLElement>("[data-payment-place]"),
  mount: async (provider, place) => (await import("./mountAdyen.ts")).mountAdyen(provider, place),
  patience: 30_000,
})
