import { useShop, useView } from "../shop/shopContext.ts"
import { useFormat } from "../shop/useFormat.ts"
import { Button } from "../kit/Button.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./LargeOrder.module.css"
import { cartTexts } from "./texts.ts"
import { useDays } from "./useDays.ts"

/** Selects for another day and a time on it, from what the store offers (SPEC §4.5). */
export const OtherDay = () => {
  const t = useTexts(cartTexts)
  const { send } = useShop()
  const { time } = useFormat()
  const { date } = useDays()
  const timing = useView("timing")
  if (timing._tag === "Closed" || timing.picker === null) {
    return (
      <Button look="calm" onClick={() => send({ type: "TimingOpened" })}>
        {t("chooseDay")}
      </Button>
    )
  }
  const { offered, option, hours, requested } = timing.picker
  const days = [...(offered.tomorrow.length > 0 ? (["tomorrow"] as const) : []), ...offered.dates]
  const slots = hours.flatMap(({ minutes }) => minutes.map(({ at }) => at))
  const isDay = days.some((one) => one === option)
  return (
    <div className={styles.choice}>
      <label htmlFor="other-day">{t("day")}</label>
      <select
        id="other-day"
        value={isDay ? option : ""}
        onChange={({ currentTarget: { value } }) => {
          const chosen = days.find((one) => one === value)
          if (chosen !== undefined) send({ type: "TimeOptionChosen", option: chosen })
        }}
      >
        {!isDay && <option value="">{t("chooseDay")}</option>}
        {days.map((one) => (
          <option key={one} value={one}>
            {one === "tomorrow" ? t("tomorrow") : date(one)}
          </option>
        ))}
      </select>
      {isDay && requested !== null && (
        <>
          <label htmlFor="other-clock">{t("clock")}</label>
          <select
            id="other-clock"
            value={requested}
            onChange={({ currentTarget: { value } }) => send({ type: "SlotChosen", slot: Number(value) })}
          >
            {slots.map((at) => (
              <option key={at} value={at}>
                {time(at)}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  )
}
