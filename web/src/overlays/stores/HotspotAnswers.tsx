import { type Hotspot, judgeParameters } from "@skorpe/core/domain/store"
import { useFormat } from "../../shop/useFormat.ts"
import { useShop } from "../../shop/shopContext.ts"
import { Field } from "../../kit/Field.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { findingTexts } from "./texts.ts"

interface HotspotAnswersProps {
  readonly hotspot: Hotspot
  readonly answers: Readonly<Record<string, string>>
  /** The prefix of the fields' ids; page and panel have fields of their own. */
  readonly prefix: string
}

/** The hotspot's own questions: a seat, a gate (DECISIONS §11). The fields' ids are `<prefix>-<key>`. */
export const HotspotAnswers = ({ hotspot, answers, prefix }: HotspotAnswersProps) => {
  const t = useTexts(findingTexts)
  const { send } = useShop()
  const { words } = useFormat()
  const faults = judgeParameters(hotspot, answers)
  return hotspot.parameters.map(({ key, label, required }) => (
    <Field
      key={key}
      id={`${prefix}-${key}`}
      label={words(label)}
      value={answers[key] ?? ""}
      onText={(text) =>
        send({ type: "HotspotChosen", hotspotId: hotspot.id, parameters: { ...answers, [key]: text.slice(0, 200) } })
      }
      fault={faults[key] === "invalid" ? t("invalid") : undefined}
      hint={faults[key] === "missing" ? t("missing") : ""}
      input={{ maxLength: 200, required, autoComplete: "off" }}
    />
  ))
}
