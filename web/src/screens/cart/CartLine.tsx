import type { LineView } from "@skorpe/core/cart"
import { useShop } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { Stepper } from "../../kit/Stepper.tsx"
import { CustomiseLine } from "../../overlays/builder/Customise.tsx"
import { LinePicture } from "../../products/LinePicture.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./CartLine.module.css"
import { cartTexts } from "./texts.ts"

/** One line: what it is, how many, what it costs; at one piece the next step down takes it away (SPEC §4.2). */
export const CartLine = ({ line }: { readonly line: LineView }) => {
  const t = useTexts(cartTexts)
  const { send } = useShop()
  const { money, words } = useFormat()
  const name = words(line.name)
  const { id, quantity } = line
  return (
    <li className={styles.line}>
      <LinePicture
        code={line.variationCode}
        item={line}
        category={line.category}
        slug={line.slug}
        size={96}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2>{name}</h2>
        <p>{words(line.size)}</p>
        <CustomiseLine line={line} />
        {quantity > 1 && <p>{t("each", { price: money(line.price) })}</p>}
      </div>
      <p className={styles.price}>{money(line.linePrice)}</p>
      <div className={styles.stepper}>
        <Stepper
          value={quantity}
          label={t("quantityOf", { name })}
          less={quantity === 1 ? t("remove", { name }) : t("less", { name })}
          more={t("more", { name })}
          removes={quantity === 1}
          atMost={quantity >= 99}
          onLess={() => send({ type: "LineDecreased", id })}
          onMore={() => send({ type: "LineIncreased", id })}
        />
      </div>
    </li>
  )
}
