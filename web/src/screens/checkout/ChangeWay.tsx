import type { Block } from "@skorpe/core/domain/checkout"
import { useShop } from "../../shop/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { changeOf } from "./blocks/changeOf.ts"
import { blockTexts } from "./blocks/texts.ts"

/**
 * A button to the panel where the delivery method is changed, if that resolves what blocks the order (SPEC §2.4,
 * current store).
 */
export const ChangeWay = ({ blocks }: { readonly blocks: readonly Block[] }) => {
  const t = useTexts(blockTexts)
  const { send } = useShop()
  const [change] = blocks.flatMap((block) => changeOf(block) ?? [])
  if (change === undefined) return null
  return (
    <Button
      look="calm"
      aria-haspopup="dialog"
      onClick={() => send({ type: "ModalOpened", modal: { _tag: "CurrentStore", ofCart: true } })}
    >
      {t(change)}
    </Button>
  )
}
