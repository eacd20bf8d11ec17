import type { Language } from "../../language/model.ts"
import { localise } from "../../language/rules/localise.ts"
import type { Menu, Product } from "../model.ts"
import { findWord, type Folded, foldText } from "./foldText.ts"

/** Longer searches are cut, in letters. */
const longest = 100

/**
 * How well a word matches, lower is better: at the start of a word of the name, within it, in an ingredient, in the
 * description.
 */
type Rank = 0 | 1 | 2 | 3

/**
 * The products whose name, ingredients or description contain every word of the search; name matches first, otherwise
 * in menu order. An empty search finds nothing; fees are never found.
 */
export const searchProducts = (menu: Menu, search: string, language: Language): readonly Product[] => {
  const words = search
    .slice(0, longest)
    .split(/[\s,]+/)
    .filter((word) => word !== "")
    .map((word) => ({ anywhere: foldText(word), first: foldText(` ${word}`) }))
  if (words.length === 0) return []
  return foldedMenu(menu, language)
    .map(({ product, texts }) => ({ product, rank: rankAll(texts, words) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ product }) => product)
}

interface FoldedProduct {
  readonly product: Product
  readonly texts: SearchedTexts
}

const folded = new WeakMap<Menu, Map<Language, readonly FoldedProduct[]>>()

/** Folding all texts is costly and a search runs at every keystroke, so it is done once per menu and language. */
const foldedMenu = (menu: Menu, language: Language): readonly FoldedProduct[] => {
  const known = folded.get(menu) ?? new Map<Language, readonly FoldedProduct[]>()
  folded.set(menu, known)
  const ingredients = new Map<string, Folded>()
  const texts =
    known.get(language) ??
    menu.products
      .filter(({ category }) => category !== "CHARGES")
      .map((product) => ({ product, texts: textsOf(product, language, ingredients) }))
  known.set(language, texts)
  return texts
}

interface SearchedWord {
  readonly anywhere: Folded
  /** The word at a word's start. */
  readonly first: Folded
}

interface SearchedTexts {
  /** Starts with a space, so that every word does. */
  readonly name: Folded
  readonly ingredients: readonly Folded[]
  readonly description: Folded
}

/** Many products share ingredients, so each text is folded once. */
const foldedOnce = (text: string, known: Map<string, Folded>): Folded => {
  const made = known.get(text) ?? foldText(text)
  known.set(text, made)
  return made
}

const textsOf = (product: Product, language: Language, ingredients: Map<string, Folded>): SearchedTexts => ({
  name: foldText(` ${localise(product.name, language)}`),
  ingredients: product.ingredients
    .filter(({ quantity }) => quantity > 0)
    .map(({ name }) => foldedOnce(localise(name, language), ingredients)),
  description: foldText(localise(product.description, language)),
})

/** The sum of all words' ranks; infinite when a word does not match. */
const rankAll = (texts: SearchedTexts, words: readonly SearchedWord[]): number =>
  words.reduce((sum, word) => sum + (rankWord(texts, word) ?? Infinity), 0)

const rankWord = ({ name, ingredients, description }: SearchedTexts, word: SearchedWord): Rank | null => {
  if (findWord(name, word.first) >= 0) return 0
  if (findWord(name, word.anywhere) >= 0) return 1
  if (ingredients.some((ingredient) => findWord(ingredient, word.anywhere) >= 0)) return 2
  return findWord(description, word.anywhere) >= 0 ? 3 : null
}
