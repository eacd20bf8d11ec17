import { Effect } from "effect"
import type { NoticePermission } from "@skorpe/core/domain/order"
import type { Notices } from "@skorpe/core/services"

type Notice = Parameters<Notices["show"]>[0]

const hasNotices = (): boolean => "Notification" in globalThis

const ask = Effect.promise(async (): Promise<NoticePermission> => {
  if (!hasNotices()) return "unsupported"
  const permission = await Notification.requestPermission().catch(() => "denied" as const)
  return permission === "granted" ? "granted" : "denied"
})

/** On Android a page cannot create a notification itself: the service worker's registration shows it. */
const byWorker = async ({ title, body, tag }: Notice): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.showNotification(title, { body, tag })
}

const byPage = ({ title, body, tag }: Notice): void => {
  const notice = new Notification(title, { body, tag })
  notice.addEventListener("click", () => {
    focus()
    notice.close()
  })
}

const show = (notice: Notice) =>
  Effect.promise(async () => {
    if (!hasNotices()) return
    try {
      byPage(notice)
    } catch {
      await byWorker(notice).catch(() => {})
    }
  })

/** The browser's notifications, while the page is open. */
export const browserNotices: Notices = { ask, show }
