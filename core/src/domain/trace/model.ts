/** A call's ids in W3C Trace Context: 32 hex digits of its trace, 16 of its span. */
export interface CallTrace {
  readonly trace: string
  readonly span: string
}
