import { Link } from "../../shop/Link.tsx"
import type { Block } from "./article.ts"
import styles from "./PageScreen.module.css"

const keyOf = (block: Block): string => {
  if (typeof block === "string") return block
  return "to" in block ? block.words : block.join()
}

const Piece = ({ block }: { readonly block: Block }) => {
  if (typeof block === "string") return <p>{block}</p>
  if ("to" in block) {
    return (
      <p>
        <Link to={block.to} className={styles.way}>
          {block.words}
        </Link>
      </p>
    )
  }
  return (
    <ul className={styles.list}>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** Renders an article's paragraphs, lists and links. */
export const Blocks = ({ body }: { readonly body: readonly Block[] }) =>
  body.map((block) => <Piece key={keyOf(block)} block={block} />)
