import { type ComponentType, createElement, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react"
import { type LazyPart, useLazyPart } from "../kit/lazyPart.ts"
import { renewOnce, versionGone } from "../kit/newVersion.ts"
import { Skeleton } from "../kit/Skeleton.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./Shell.module.css"
import { appTexts } from "../shop/texts.ts"

interface LazyScreenProps {
  readonly screen: LazyPart<ComponentType<{ readonly slug: string }>>
  readonly slug: string
}

/** A screen once its code is loaded, which is usually prefetched; until then a loading message. */
export const LazyScreen = ({ screen, slug }: LazyScreenProps) => {
  const t = useTexts(appTexts)
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
  if (Shown) return createElement(Shown, { slug })
  return (
    <div className={styles.coming} aria-busy="true">
      <output className="sr-only">{t("screenComing")}</output>
      <Skeleton height="3rem" />
      <Skeleton height="18rem" />
    </div>
  )
}
