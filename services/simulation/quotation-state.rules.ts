/** What may have become of a quotation; only an open one can be gone on with. */
export const QUOTATION_STATUSES = ['open', 'finished', 'discarded', 'expired'] as const

export type QuotationStatus = (typeof QUOTATION_STATUSES)[number]

/** `expires_at` as the wire writes it, ISO 8601. */
type QuotationExpiry = { status: string; expires_at: string }

/** The status as it counts: an open quotation is over with its day, marked or not. */
export const currentStatus = (status: string, expiresAt: Date, now: Date): QuotationStatus =>
  status === 'open' && expiresAt <= now ? 'expired' : (QUOTATION_STATUSES.find((one) => one === status) ?? 'discarded')

/** True while a quotation can be gone on with: neither an order, nor discarded, nor past its day. */
export const isQuotationOpen = ({ status, expires_at }: QuotationExpiry, now = new Date()): boolean =>
  status === 'open' && new Date(expires_at) > now
