/** A dialog that asks for nothing and leads to nothing. */
export const plainDialog = {
  content: { _tag: "CouponCodes" },
  confirmColor: "primary",
  closeOnConfirm: true,
  onConfirm: null,
  onCancel: null,
  onClose: null,
} as const
