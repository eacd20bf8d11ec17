/** Why nothing can be served, as a sentence for the person who started it. */
export class StartFailure extends Error {
  override readonly name = "StartFailure"
}
