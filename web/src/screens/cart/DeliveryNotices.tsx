import { noticesIn } from "@skorpe/core/notification"
import { useView } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { Message } from "../../kit/Message.tsx"

/** What the store or the company says of the delivery, where the delivery is (SPEC §2.5). */
export const DeliveryNotices = () => {
  const { words } = useFormat()
  const shown = noticesIn(useView("notification"), "delivery", "menu")
  return (
    <div aria-live="polite">
      {shown.map(({ id, notice, severity }) =>
        "text" in notice ? (
          <Message key={id} tone={severity === "info" ? "info" : "wrong"}>
            <p>{words(notice.text)}</p>
          </Message>
        ) : null,
      )}
    </div>
  )
}
