import { id } from '@/services/config/id.schema'
import {
  boolean,
  dayString,
  decimalString,
  type InferType,
  number,
  object,
  strictObject,
  string,
} from '@/services/config/validation'
import { isReservedName, PAYMENT_METHODS, PAYMENT_SOURCES } from './payment-words.rules'

/** Why a company's credit grew or shrank. */
export const CREDIT_CAUSES = ['OVERPAYMENT', 'CREDIT_NOTE', 'CARRIED', 'USED', 'RETURNED', 'REVERSED'] as const
export type CreditCause = (typeof CREDIT_CAUSES)[number]

const amount = () => decimalString().required()

export const paymentSchema = object({
  id: number().integer().positive().required(),
  amount: amount(),
  paid_on: string().required(),
  method: string().oneOf(PAYMENT_METHODS).required(),
  source: string().oneOf(PAYMENT_SOURCES).required(),
  external_id: string().nullable().defined(),
  /** A credit note lessens the invoice: nobody paid it, and it is not reversed. */
  is_credit_note: boolean().required(),
  recorded_by: string().nullable().defined(),
  recorded_at: string().required(),
  reversed_at: string().nullable().defined(),
  /** Why it was reversed. */
  reason: string().nullable().defined(),
})

/** How an invoice is paid today. */
export const paymentOptionsSchema = object({
  /** What is left of the total, with the charges of today. */
  total_today: amount(),
  open_total: amount(),
  late: object({ fine: amount(), interest: amount(), days: number().integer().min(0).required() }).required(),
  /** Null once it is paid, cancelled, or without a Pix key. */
  pix: object({ payload: string().required(), qr_svg: string().required() }).nullable().default(undefined).defined(),
  digitable_line: string().nullable().defined(),
  /** The charges stand still while the invoice is contested. */
  disputed: boolean().required(),
})

export const newPaymentBody = strictObject({
  amount: amount(),
  paid_on: dayString().required('Escolha o dia do pagamento'),
  method: string().oneOf(PAYMENT_METHODS).required('Escolha como foi pago'),
  external_id: string()
    .trim()
    .max(80)
    .nullable()
    .default(null)
    .test(
      'reserved',
      'Essa identificação é das notas de crédito. Use a do banco ou deixe em branco.',
      (value) => !isReservedName(value ?? ''),
    ),
})

export const paymentParams = object({ id: id().required(), paymentId: id().required() })
export const boletoBody = strictObject({ digitable_line: string().trim().max(80).nullable().defined() })

export type Payment = InferType<typeof paymentSchema>
export type PaymentOptions = InferType<typeof paymentOptionsSchema>
export type NewPayment = InferType<typeof newPaymentBody>
