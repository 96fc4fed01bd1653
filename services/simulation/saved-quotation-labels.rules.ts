import type { QuotationStatus } from './quotation-state.rules'
import type { LISTED_STATUSES } from './saved-quotations.schema'

type ListedStatus = (typeof LISTED_STATUSES)[number]

/** The same words on the tag as in the filter. */
export const QUOTATION_STATUS_LABEL: Record<ListedStatus, string> = {
  open: 'Aberta',
  expired: 'Expirada',
  finished: 'Virou pedido',
}

export const QUOTATION_STATUS_TONE: Record<ListedStatus, 'brand' | 'neutral' | 'ok'> = {
  open: 'brand',
  expired: 'neutral',
  finished: 'ok',
}

type TitledQuotation = { name: string | null; items_summary: string; simulator: { name: string } }

/** How people call it, else what is in it, else what it is about. */
export const savedQuotationTitle = ({ name, items_summary, simulator }: TitledQuotation): string =>
  name ?? (items_summary === '' ? `Simulação de ${simulator.name.toLowerCase()}` : items_summary)

/** Which of the words apply; discarded ones are not listed. */
export const listedStatus = (status: QuotationStatus): ListedStatus => (status === 'discarded' ? 'expired' : status)
