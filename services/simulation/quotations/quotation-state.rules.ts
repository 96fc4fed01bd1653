/** Only an open quotation can be continued. */
export const QUOTATION_STATUSES = ['open', 'finished', 'discarded', 'expired'] as const

export type QuotationStatus = (typeof QUOTATION_STATUSES)[number]

/** Discarded quotations are never listed. */
export const LISTED_STATUSES = ['open', 'expired', 'finished'] as const

/** `expires_at` as in the API, ISO 8601. */
type QuotationExpiry = { status: string; expires_at: string }

/** The effective status: an open quotation past its expiry counts as expired before the job marks it. */
export const currentStatus = (status: string, expiresAt: Date, now: Date): QuotationStatus =>
  status === 'open' && expiresAt <= now ? 'expired' : (QUOTATION_STATUSES.find((one) => one === status) ?? 'discarded')

/** True while a quotation can be continued: neither finished, discarded nor expired. */
export const isQuotationOpen = ({ status, expires_at }: QuotationExpiry, now = new Date()): boolean =>
  status === 'open' && new Date(expires_at) > now
