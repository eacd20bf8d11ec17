import { useView } from "../../shop/shopContext.ts"
import { NotFoundScreen } from "../notFound/NotFoundScreen.tsx"
import { Article } from "./Article.tsx"
import { articleOf } from "./articles.ts"

/** The text pages, and the page for an unknown address. */
export const PageScreen = () => {
  const name = articleOf(useView("route").screen)
  return name === null ? <NotFoundScreen /> : <Article key={name} name={name} />
}
