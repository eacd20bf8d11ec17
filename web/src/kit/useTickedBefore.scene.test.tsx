import { startTransition, useLayoutEffect, useRef, useSyncExternalStore } from "react"
import { flushSync } from "react-dom"
import { createRoot, hydrateRoot, type Root } from "react-dom/client"
import { expect, onTestFinished, test } from "vitest"
import { beginHydration, EndOfHydration, type Hydration } from "./hydration.ts"
import { RadioTiles } from "./RadioTiles.tsx"
import { useTickedBefore } from "./useTickedBefore.ts"

interface Chosen {
  readonly size: string
  readonly crust: string
}

const drawn: Chosen = { size: "small", crust: "thin" }

/** What is chosen; until hydration ends, components see what the server rendered. */
const choosing = () => {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const hydration = beginHydration(tell)
  let chosen = drawn
  return {
    hydration,
    chosen: () => chosen,
    choose: (next: Chosen) => {
      chosen = next
      tell()
    },
    shown: () => (hydration.isNow() ? drawn : chosen),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const tilesOf = (...names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

interface ChoiceProps {
  readonly store: ReturnType<typeof choosing>
  /** Called as soon as the page is hydrated. */
  readonly onHydrated: () => void
}

const Choice = ({ store, onHydrated }: ChoiceProps) => {
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown)
  const group = useRef<HTMLDivElement>(null)
  useTickedBefore(group, (ticked) => store.choose({ ...drawn, ...ticked }))
  useLayoutEffect(() => queueMicrotask(onHydrated), [onHydrated])
  return (
    <div ref={group}>
      <RadioTiles
        legend="size"
        name="size"
        tiles={tilesOf("small", "medium")}
        value={shown.size}
        onChoose={(size) => store.choose({ ...shown, size })}
      />
      <RadioTiles
        legend="crust"
        name="crust"
        tiles={tilesOf("thin", "thick")}
        value={shown.crust}
        onChoose={(crust) => store.choose({ ...shown, crust })}
      />
    </div>
  )
}

const Page = ({ hydration, ...choice }: ChoiceProps & { readonly hydration: Hydration }) => (
  <>
    <Choice {...choice} />
    <EndOfHydration hydration={hydration} />
  </>
)

/** A rendered page that is not hydrated yet. */
const rendered = () => {
  const place = document.body.appendChild(document.createElement("div"))
  const server = createRoot(place)
  const store = choosing()
  flushSync(() => server.render(<Page store={store} hydration={store.hydration} onHydrated={() => {}} />))
  const html = place.innerHTML
  server.unmount()
  place.innerHTML = html
  return place
}

test("a tick before hydration and one right after it both count", async () => {
  const place = rendered()
  const tick = (value: string) => place.querySelector<HTMLInputElement>(`[value=${value}]`)?.click()
  const store = choosing()
  tick("medium")
  let root: Root | undefined
  await new Promise<void>((resolve) => {
    const onHydrated = () => {
      tick("thick")
      resolve()
    }
    startTransition(() => {
      root = hydrateRoot(place, <Page store={store} hydration={store.hydration} onHydrated={onHydrated} />)
    })
  })
  onTestFinished(() => {
    root?.unmount()
    place.remove()
  })
  expect(store.chosen()).toEqual({ size: "medium", crust: "thick" })
  await expect
    .poll(() => [...place.querySelectorAll<HTMLInputElement>(":checked")].map(({ value }) => value))
    .toEqual(["medium", "thick"])
})
