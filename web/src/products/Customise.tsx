import { SlidersHorizontal } from "lucide-react"
import type { LineView } from "@skorpe/core/units/cart"
import type { Product } from "@skorpe/core/domain/menu"
import type { Modal } from "@skorpe/core/domain/overlay"
import { useShop } from "../shop/shopContext.ts"
import { useFormat } from "../shop/useFormat.ts"
import { productTexts } from "./texts.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./Customise.module.css"

interface OpenBuilderProps {
  readonly panel: Modal
  /** The accessible name; it starts with the visible label (WCAG 2.5.3). */
  readonly name: string
  readonly className?: string | undefined
  readonly words: string
}

const OpenBuilder = ({ panel, name, className = "", words }: OpenBuilderProps) => {
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

/** A button that opens the builder with a pizza from the menu. */
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
  return <OpenBuilder panel={panel} name={name} words={t("customise")} className={className} />
}

/** A button that opens the builder with a line of the cart; renders nothing unless the line is a pizza. */
export const CustomiseLine = ({ line }: { readonly line: LineView }) => {
  const t = useTexts(productTexts)
  const { words } = useFormat()
  if (line.type === "others") return null
  const panel: Modal = { _tag: "PizzaBuilder", productSlug: line.slug, lineId: line.id }
  return <OpenBuilder panel={panel} name={t("changeIt", { name: words(line.name) })} words={t("change")} />
}
