import { Message } from "../kit/Message.tsx"
import { RetryButton } from "./RetryButton.tsx"

/** Reports a failed load, and offers to retry at once what is retried automatically anyway. */
export const OutOfReach = ({ words }: { readonly words: string }) => (
  <div role="alert">
    <Message tone="offline">
      <p>{words}</p>
      <RetryButton />
    </Message>
  </div>
)
