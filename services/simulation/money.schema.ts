import { decimalString, object, string, type InferType } from '@/services/config/validation'

/** One line of an itemised total. */
export const lineSchema = object({
  kind: string().oneOf(['product', 'service', 'upgrade', 'coupon', 'readjustment']).required(),
  label: string().required(),
  amount: decimalString().required(),
})

export type Line = InferType<typeof lineSchema>
