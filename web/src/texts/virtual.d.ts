declare module "virtual:skorpe-edition" {
  /** A hash of all texts that the build extracted. */
  export const edition: string
}
