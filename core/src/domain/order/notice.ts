/** Whether the device shows notifications. */
export type NoticePermission = "granted" | "denied" | "unsupported"
