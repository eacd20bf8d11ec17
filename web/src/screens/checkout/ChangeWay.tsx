import type { Block } from "@skorpe/core/checkout"
import { useShop } from "../../app/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { changeOf } from "./blocks/changeOf.ts"
import { blockTexts } from "./blocks/texts.ts"

/** Leads to where the way to the customer is chosen and its questions are answered, if that is what is in the way (SPEC §2.4, current store). */
export const ChangeWay = ({ blocks }: { readonly blocks: readonly Block[] }) => {
  const t = useTexts(blockTexts)
  const { send } = useShop()
  const [change] = blocks.flatMap((block) => changeOf(block) ?? [])
  if (change === undefined) return null
  return (
    <Button
      look="calm"
      aria-haspopup="dialog"
      onClick={() => send({ type: "ModalOpened", modal: { _tag: "CurrentStore" } })}
    >
      {t(change)}
    </Button>
  )
}
