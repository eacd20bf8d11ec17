import { type ComponentType, createElement, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react"
import { type LazyPart, useLazyPart } from "../kit/lazyPart.ts"
import { renewOnce, versionGone } from "../kit/newVersion.ts"
import { Coming } from "./Coming.tsx"

interface LazyScreenProps {
  readonly screen: LazyPart<ComponentType<{ readonly slug: string }>>
  readonly slug: string
}

/** A screen once its code is loaded, which is usually prefetched; until then a loading message. */
export const LazyScreen = ({ screen, slug }: LazyScreenProps) => {
  const Shown = useLazyPart(screen, screen.now)
  const isHere = Shown !== undefined
  const waited = useRef(false)
  useLayoutEffect(() => {
    // The navigation could not focus the heading, because it was not rendered yet.
    if (isHere && waited.current) document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
    waited.current = !isHere
  }, [isHere])
  const isGone = useSyncExternalStore(versionGone.subscribe, versionGone.now, () => false)
  useEffect(() => {
    if (isGone && !isHere) renewOnce()
  }, [isGone, isHere])
  return Shown ? createElement(Shown, { slug }) : <Coming />
}
