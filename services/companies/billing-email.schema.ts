import { type InferType, object, strictObject, string } from '@/services/config/validation'

export const billingEmail = () => string().trim().email('Digite um email válido').max(200)

/** Where a company wants its invoices besides its people. */
export const billingEmailFields = {
  billing_email: string().nullable().defined(),
  /** When its owner confirmed it; it gets nothing before. */
  billing_email_confirmed_at: string().nullable().defined(),
}

export const billingEmailSchema = object(billingEmailFields)

/** Null takes it away; the same one, not confirmed yet, gets another link. */
export const billingEmailBody = strictObject({ billing_email: billingEmail().nullable().defined() })

/** The token of the mail that confirms it. */
export const billingEmailConfirmBody = strictObject({ token: string().max(400).required() })

export type BillingEmail = InferType<typeof billingEmailSchema>
