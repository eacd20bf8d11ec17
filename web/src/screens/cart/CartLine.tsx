import type { LineView } from "@skorpe/core/cart"
import { useShop, useView } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { Stepper } from "../../kit/Stepper.tsx"
import { CustomiseLine } from "../../overlays/builder/Customise.tsx"
import { LinePicture } from "../../products/LinePicture.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./CartLine.module.css"
import { LineParts } from "./LineParts.tsx"
import { cartTexts } from "./texts.ts"

interface CartLineProps {
  readonly line: LineView
  /** Its place in the cart, by which the server prices it. */
  readonly index: number
}

/** What a line costs: as the server has said, and what it was when that is another price; ours until then. */
const Price = ({ line, index }: CartLineProps) => {
  const t = useTexts(cartTexts)
  const { money } = useFormat()
  const validation = useView("validation")
  const said = validation._tag === "Confirmed" ? validation.price.lines[index] : undefined
  const moved = validation.change?.lines.find((change) => change.index === index)
  return (
    <div className={styles.price}>
      <p>{money(said?.linePrice ?? line.linePrice)}</p>
      {line.quantity > 1 && <p className={styles.each}>{t("each", { price: money(said?.unitPrice ?? line.price) })}</p>}
      {moved && (
        <p className={styles.was}>
          <span className="sr-only">{t("was")}</span> <del>{money(moved.from)}</del>
        </p>
      )}
    </div>
  )
}

/** One line: what it is and what was done to it, how many, what it costs; at one piece the next step takes it away (SPEC §4.2). */
export const CartLine = ({ line, index }: CartLineProps) => {
  const t = useTexts(cartTexts)
  const { send } = useShop()
  const { words } = useFormat()
  const name = words(line.name)
  const { id, quantity } = line
  return (
    <li className={styles.line}>
      <LinePicture
        code={line.variationCode}
        item={line}
        category={line.category}
        slug={line.slug}
        size={128}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2>{name}</h2>
        <p>{words(line.size)}</p>
        <LineParts item={line} />
      </div>
      <Price line={line} index={index} />
      <div className={styles.tools}>
        <CustomiseLine line={line} />
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
