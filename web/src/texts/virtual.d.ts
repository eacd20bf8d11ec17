declare module "virtual:skorpe-namespaces" {
  /** Every namespace of texts that the build found. */
  export const namespaces: readonly string[]
  /** Names the words that the build found, all together. */
  export const edition: string
}
