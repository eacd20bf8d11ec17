/** Why the server cannot start, as a sentence for the person who starts it. */
export class StartFailure extends Error {
  override readonly name = "StartFailure"
}
