/** One step of the schema. A shipped migration is never edited; a later one changes what it did. */
export interface Migration {
  readonly name: string
  readonly statements: readonly string[]
}
