declare module "virtual:skorpe-edition" {
  /** Names the words that the build found, all together. */
  export const edition: string
}
