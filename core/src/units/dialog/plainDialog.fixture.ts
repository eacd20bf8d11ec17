/** A dialog without content and without answers that emit events. */
export const plainDialog = {
  content: { _tag: "CouponCodes" },
  confirmColor: "primary",
  closeOnConfirm: true,
  onConfirm: null,
  onCancel: null,
  onClose: null,
} as const
