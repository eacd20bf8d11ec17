import type { Picker } from "@skorpe/core/domain/timing"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./TimeChoice.module.css"
import { timeTexts } from "./texts.ts"
import { useDays } from "../useDays.ts"

/** The picker while it is open and the cart's store is known; otherwise `null`. */
export const usePicker = (): Picker | null => {
  const timing = useView("timing")
  return timing._tag === "Open" ? timing.picker : null
}

/** The options that have times, soonest first. */
const optionsOf = ({ now, today, tomorrow, dates }: Picker["offered"]) => [
  ...(now ? (["now"] as const) : []),
  ...(today.length > 0 ? (["today"] as const) : []),
  ...(tomorrow.length > 0 ? (["tomorrow"] as const) : []),
  ...dates,
]

/** Selects for the day and, unless it is "as soon as possible", the time: what the cart's store offers (SPEC §4.5). */
export const TimeChoice = ({ picker }: { readonly picker: Picker }) => {
  const t = useTexts(timeTexts)
  const { send } = useShop()
  const { time } = useFormat()
  const { date } = useDays()
  const { offered, option, hours, requested } = picker
  const offeredOptions = optionsOf(offered)
  // A time that was chosen earlier may have become too soon to be offered again.
  const options = requested === null || offeredOptions.includes(option) ? offeredOptions : [option, ...offeredOptions]
  const isChosen = options.includes(option)
  const nameOf = (one: Picker["option"]): string =>
    one === "now" || one === "today" || one === "tomorrow" ? t(one) : date(one)
  return (
    <div className={styles.choice}>
      <label>
        {t("when")}
        <select
          value={isChosen ? option : ""}
          onChange={({ currentTarget: { value } }) => {
            const chosen = options.find((one) => one === value)
            if (chosen !== undefined) send({ type: "TimeOptionChosen", option: chosen })
          }}
        >
          {!isChosen && <option value="">{t("chooseDay")}</option>}
          {options.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </label>
      {isChosen && requested !== null && (
        <label>
          {t("clock")}
          <select
            value={requested}
            onChange={({ currentTarget: { value } }) => send({ type: "SlotChosen", slot: Number(value) })}
          >
            {hours
              .flatMap(({ minutes }) => minutes)
              .map(({ at }) => (
                <option key={at} value={at}>
                  {time(at)}
                </option>
              ))}
          </select>
        </label>
      )}
    </div>
  )
}
