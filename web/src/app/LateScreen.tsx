import { type ComponentType, createElement, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react"
import { type Later, useLater } from "../kit/later.ts"
import { renewOnce, versionGone } from "../kit/newVersion.ts"
import { Skeleton } from "../kit/Skeleton.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./Shell.module.css"
import { appTexts } from "./texts.ts"

interface LateScreenProps {
  readonly screen: Later<ComponentType<{ readonly slug: string }>>
  readonly slug: string
}

/** A screen once its code is here, which as a rule was fetched ahead; until then the page says that it is coming. */
export const LateScreen = ({ screen, slug }: LateScreenProps) => {
  const t = useTexts(appTexts)
  const Shown = useLater(screen, screen.now)
  const isHere = Shown !== undefined
  const waited = useRef(false)
  useLayoutEffect(() => {
    // The heading, to which the focus went in vain when the address changed.
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
