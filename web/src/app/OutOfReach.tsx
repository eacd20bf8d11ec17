import { Message } from "../kit/Message.tsx"
import { RetryButton } from "./RetryButton.tsx"

/** Says that something did not come, and offers to ask at once for what is asked for again by itself anyway. */
export const OutOfReach = ({ words }: { readonly words: string }) => (
  <div role="alert">
    <Message tone="offline">
      <p>{words}</p>
      <RetryButton />
    </Message>
  </div>
)
