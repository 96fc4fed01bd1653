import { bodyOf, http } from '@/services/http/client'
import type { BillingEmail } from './billing-email.schema'

/** Where the company of this user wants its invoices. */
export const getBillingEmail = (signal?: AbortSignal): Promise<BillingEmail> =>
  bodyOf(http.get<BillingEmail>('/billing-email', { signal }))

/** Changes it, and has a link mailed to the new one; the same one gets another link while it is not confirmed. */
export const changeBillingEmail = (billing_email: string | null): Promise<BillingEmail> =>
  bodyOf(http.put<BillingEmail>('/billing-email', { billing_email }))

/** Confirms it with the token of that mail. */
export async function confirmBillingEmail(token: string): Promise<void> {
  await http.post('/billing-email/confirm', { token })
}
