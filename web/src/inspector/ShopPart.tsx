import { useState } from "react"
import type { Language } from "@skorpe/core/domain/language"
import { marketOf } from "@skorpe/core/domain/market"
import { languageNames } from "../shop/languageNames.ts"
import { rowOf, type Side, type Sight } from "./fork/sight.ts"
import type { Scheme } from "./frameSource.ts"
import type { Session } from "./session.ts"
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

/** The shop after the chosen record, and how it is shown. */
export const ShopPart = ({ sight }: { readonly sight: Sight }) => {
  const [size, choose] = useState<Size>("phone")
  const [scheme, colour] = useState<Scheme>("system")
  const [language, speak] = useState<Language | null>(null)
  const [isBoth, showBoth] = useState(false)
  const isForked = sight.forking._tag === "Forked"
  const shops = shopsOf(sight, isBoth)
  const languages = marketOf(sight.session.market).languages.map((one) => one.language)
  return (
    <div className={styles.shop}>
      <div className={styles.choices}>
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
      <div className={styles.frames}>
        {shops.map(({ side, session, position }, index) => (
          <ShopFrame
            key={index === 0 ? "left" : "right"}
            name={index === 0 ? "left" : "right"}
            said={isForked ? (side === "fork" ? "Fork, after" : "Original, after") : "After"}
            world={session.travel.at(position)}
            market={session.market}
            size={size}
            scheme={scheme}
            language={language}
          />
        ))}
      </div>
    </div>
  )
}
