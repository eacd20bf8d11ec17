import { type Dispatch, useEffect, useRef, useState } from "react"
import type { Language } from "@skorpe/core/domain/language"
import { marketOf } from "@skorpe/core/domain/market"
import { languageNames } from "../shop/languageNames.ts"
import { focusList } from "./fork/focusList.ts"
import { rowOf, type Side, type Sight } from "./fork/sight.ts"
import type { Scheme } from "./frameSource.ts"
import type { InspectorEvent } from "./inspector.ts"
import { nameOf, type Session } from "./session.ts"
import { ShopFrame, type Size, sizes } from "./ShopFrame.tsx"
import styles from "./ShopFrame.module.css"

const schemes: Readonly<Record<Scheme, string>> = { system: "System", light: "Light", dark: "Dark" }

interface Seen {
  readonly side: Side
  readonly session: Session
  readonly position: number
}

/** The shops to show: the shown log's, or the original's and the fork's side by side. */
const shopsOf = (sight: Sight, isBoth: boolean): readonly Seen[] => {
  const { session, position, forking } = sight
  const row = rowOf(sight)
  if (forking._tag === "Unforked" || !row) return [{ side: "original", session, position }]
  const { original, forked, shown } = forking
  return isBoth
    ? [
        { side: "original", session: original, position: row.upTo.original },
        { side: "fork", session: forked, position: row.upTo.fork },
      ]
    : [{ side: shown, session, position }]
}

/** After which record of a log the shop is shown: an enlarged one hides the list. */
const saidOf = ({ side, session, position }: Seen, isForked: boolean): string => {
  const record = session.records[position]
  const after = isForked ? (side === "fork" ? "Fork, after" : "Original, after") : "After"
  return record === undefined ? `${after} no record` : `${after} record ${record.n}, ${nameOf(record)}`
}

interface ShopPartProps {
  readonly sight: Sight
  readonly isEnlarged: boolean
  readonly send: Dispatch<InspectorEvent>
}

/** The shop after the chosen record, and how it is shown. */
export const ShopPart = ({ sight, isEnlarged, send }: ShopPartProps) => {
  const [size, choose] = useState<Size>("phone")
  const [scheme, colour] = useState<Scheme>("system")
  const [language, speak] = useState<Language | null>(null)
  const [isBoth, showBoth] = useState(false)
  const isForked = sight.forking._tag === "Forked"
  const shops = shopsOf(sight, isBoth)
  const button = useRef<HTMLButtonElement>(null)
  // The keys hide what may have the focus: the list, or on a phone, afterwards, this button.
  useEffect(() => {
    const { current } = button
    if (isEnlarged) current?.focus()
    else if (current !== null && current === document.activeElement && !current.checkVisibility()) focusList()
  }, [isEnlarged])
  const languages = marketOf(sight.session.market).languages.map((one) => one.language)
  return (
    <div className={styles.shop}>
      <div className={styles.choices}>
        <button
          ref={button}
          type="button"
          className={styles.enlarge}
          data-space="plays"
          onClick={() => send({ type: "EnlargePressed" })}
        >
          {isEnlarged ? "Show all parts" : "Enlarge"}
        </button>
        <label>
          Size{" "}
          <select value={size} onChange={({ target }) => choose(target.value === "desk" ? "desk" : "phone")}>
            {(Object.keys(sizes) as Size[]).map((one) => (
              <option key={one} value={one}>
                {sizes[one].name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Colours{" "}
          <select value={scheme} onChange={({ target }) => colour(target.value as Scheme)}>
            {Object.entries(schemes).map(([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Language{" "}
          <select value={language ?? ""} onChange={({ target }) => speak((target.value || null) as Language | null)}>
            <option value="">As it was</option>
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        </label>
        {isForked && (
          <label className={styles.both}>
            <input type="checkbox" checked={isBoth} onChange={({ target }) => showBoth(target.checked)} /> Both
          </label>
        )}
      </div>
      <div className={styles.frames} data-enlarged={isEnlarged || undefined}>
        {shops.map((seen, index) => (
          <ShopFrame
            key={index === 0 ? "left" : "right"}
            name={index === 0 ? "left" : "right"}
            said={saidOf(seen, isForked)}
            world={seen.session.travel.at(seen.position)}
            market={seen.session.market}
            size={size}
            isEnlarged={isEnlarged}
            scheme={scheme}
            language={language}
          />
        ))}
      </div>
    </div>
  )
}
