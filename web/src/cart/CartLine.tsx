import type { LineView } from "@skorpe/core/units/cart"
import { useShop, useView } from "../shop/shopContext.ts"
import { useFormat } from "../shop/useFormat.ts"
import { Stepper } from "../kit/Stepper.tsx"
import { CustomiseLine } from "../products/Customise.tsx"
import { LinePicture } from "../products/LinePicture.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./CartLine.module.css"
import { LineParts } from "./LineParts.tsx"
import { cartTexts } from "./texts.ts"

interface CartLineProps {
  readonly line: LineView
  /** The line's index in the cart, and in the server's price. */
  readonly index: number
}

/** A line's price: the server's, with the old one if it has changed; ours until the server responds. */
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

/** A line of the cart with its changes, price and quantity; the step down from one removes it (SPEC §4.2). */
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
