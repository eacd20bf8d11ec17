import { SlidersHorizontal } from "lucide-react"
import type { LineView } from "@skorpe/core/cart"
import type { Product } from "@skorpe/core/menu"
import type { Modal } from "@skorpe/core/overlay"
import { useShop } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { productTexts } from "../../products/texts.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Customise.module.css"

interface OpenProps {
  readonly panel: Modal
  /** What is read out; it begins with the words that are seen. */
  readonly name: string
  readonly className?: string | undefined
  readonly words: string
}

const Open = ({ panel, name, className = "", words }: OpenProps) => {
  const { send } = useShop()
  return (
    <button
      type="button"
      className={`${styles["open"]} ${className}`}
      aria-label={name}
      aria-haspopup="dialog"
      onClick={() => send({ type: "ModalOpened", modal: panel })}
    >
      <SlidersHorizontal size={16} aria-hidden />
      {words}
    </button>
  )
}

/** Opens the builder with a pizza of the menu. */
export const Customise = ({
  product,
  className,
}: {
  readonly product: Product
  readonly className?: string | undefined
}) => {
  const t = useTexts(productTexts)
  const { words } = useFormat()
  const panel: Modal = { _tag: "PizzaBuilder", productSlug: product.slug, lineId: null }
  const name = t("customiseIt", { name: words(product.name) })
  return <Open panel={panel} name={name} words={t("customise")} className={className} />
}

/** Opens the builder with a line of the cart; nothing for what is no pizza. */
export const CustomiseLine = ({ line }: { readonly line: LineView }) => {
  const t = useTexts(productTexts)
  const { words } = useFormat()
  if (line.type === "others") return null
  const panel: Modal = { _tag: "PizzaBuilder", productSlug: line.slug, lineId: line.id }
  return <Open panel={panel} name={t("changeIt", { name: words(line.name) })} words={t("change")} />
}
