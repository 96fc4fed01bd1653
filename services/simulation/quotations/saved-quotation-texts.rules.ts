import type { LISTED_STATUSES, QuotationStatus } from './quotation-state.rules'

type ListedStatus = (typeof LISTED_STATUSES)[number]

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

/** The quotation's name, else a summary of its items, else the simulator's name. */
export const savedQuotationTitle = ({ name, items_summary, simulator }: TitledQuotation): string =>
  name ?? (items_summary === '' ? `Simulação de ${simulator.name.toLowerCase()}` : items_summary)

/** Discarded quotations are not listed; one discarded while the list is open shows as expired. */
export const listedStatus = (status: QuotationStatus): ListedStatus => (status === 'discarded' ? 'expired' : status)
