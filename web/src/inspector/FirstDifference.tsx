/** The button that goes to the first record at which two logs, or two versions of the code, differ. */
export const FirstDifference = ({
  send,
}: {
  readonly send: (event: { readonly type: "FirstDifferencePressed" }) => void
}) => (
  <button
    type="button"
    aria-label="Go to the first difference"
    onClick={() => send({ type: "FirstDifferencePressed" })}
  >
    First difference
  </button>
)
