export { FoundProducts } from "./FoundProducts.tsx"
export { prepareSearch } from "./prepareSearch.ts"
export { SearchHistory } from "./SearchHistory.tsx"
