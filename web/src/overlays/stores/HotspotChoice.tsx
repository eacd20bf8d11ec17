import { type Hotspot, judgeParameters } from "@skorpe/core/domain/store"
import { useFormat } from "../../shop/useFormat.ts"
import { useShop, useView } from "../../shop/shopContext.ts"
import { Field } from "../../kit/Field.tsx"
import { RadioTiles } from "../../kit/RadioTiles.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./StorePanels.module.css"
import { findingTexts } from "./texts.ts"

/** Chooses one of the store's hotspots, and asks its questions: a seat, a gate (DECISIONS §11). */
export const HotspotChoice = ({ hotspots }: { readonly hotspots: readonly Hotspot[] }) => {
  const t = useTexts(findingTexts)
  const { send } = useShop()
  const format = useFormat()
  const { hotspot: chosen } = useView("cart").shipping
  const hotspot = hotspots.find(({ id }) => id === chosen?.id)
  const tell = (hotspotId: string, parameters: Readonly<Record<string, string>>) =>
    send({ type: "HotspotChosen", hotspotId, parameters })
  return (
    <div className={styles.hotspots}>
      <RadioTiles
        legend={t("where")}
        name="hotspot"
        tiles={hotspots.map(({ id, name, fee }) => ({ value: id, label: name, detail: [format.money(fee)] }))}
        value={chosen?.id ?? ""}
        onChoose={(id) => tell(id, {})}
      />
      {hotspot && chosen && <Answers hotspot={hotspot} answers={chosen.parameters} onTell={tell} />}
    </div>
  )
}

interface AnswersProps {
  readonly hotspot: Hotspot
  readonly answers: Readonly<Record<string, string>>
  readonly onTell: (hotspotId: string, answers: Readonly<Record<string, string>>) => void
}

const Answers = ({ hotspot, answers, onTell }: AnswersProps) => {
  const t = useTexts(findingTexts)
  const { words } = useFormat()
  const faults = judgeParameters(hotspot, answers)
  return hotspot.parameters.map(({ key, label, required }) => (
    <Field
      key={key}
      id={`hotspot-${key}`}
      label={words(label)}
      value={answers[key] ?? ""}
      onText={(text) => onTell(hotspot.id, { ...answers, [key]: text })}
      onLeave={() => undefined}
      fault={faults[key] === "invalid" ? t("invalid") : undefined}
      hint={faults[key] === "missing" ? t("missing") : ""}
      input={{ maxLength: 200, required, autoComplete: "off" }}
    />
  ))
}
