import type { Hotspot } from "@skorpe/core/domain/store"
import { useFormat } from "../../shop/useFormat.ts"
import { useShop, useView } from "../../shop/shopContext.ts"
import { RadioTiles } from "../../kit/RadioTiles.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { HotspotAnswers } from "./HotspotAnswers.tsx"
import styles from "./StorePanels.module.css"
import { findingTexts } from "./texts.ts"

/** Chooses one of the store's hotspots, and asks its questions: a seat, a gate (DECISIONS §11). */
export const HotspotChoice = ({ hotspots }: { readonly hotspots: readonly Hotspot[] }) => {
  const t = useTexts(findingTexts)
  const { send } = useShop()
  const format = useFormat()
  const { hotspot: chosen } = useView("cart").shipping
  const hotspot = hotspots.find(({ id }) => id === chosen?.id)
  return (
    <div className={styles.hotspots}>
      <RadioTiles
        legend={t("where")}
        name="hotspot"
        tiles={hotspots.map(({ id, name, fee }) => ({ value: id, label: name, detail: [format.money(fee)] }))}
        value={chosen?.id ?? ""}
        onChoose={(hotspotId) => send({ type: "HotspotChosen", hotspotId })}
      />
      {hotspot && chosen && <HotspotAnswers hotspot={hotspot} answers={chosen.parameters} prefix="panel-hotspot" />}
    </div>
  )
}
