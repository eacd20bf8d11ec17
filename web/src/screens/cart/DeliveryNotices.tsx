import { noticesIn } from "@skorpe/core/domain/notification"
import { useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { Message } from "../../kit/Message.tsx"

/** Notices about delivery from the store or the company, beside the delivery method (SPEC §2.5). */
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
