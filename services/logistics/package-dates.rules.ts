import { formatDay } from '@/services/format/format.rules'

/** The days of a package, by which lists can be narrowed, each from `<name>_start` to `<name>_end`. */
export const PACKAGE_DAYS = [
  'production_eta',
  'production_date',
  'storage_verification_date',
  'sending_date',
  'delivery_eta',
  'delivery_date',
  'appraisal_date',
  'request_date',
] as const

export type PackageDay = (typeof PACKAGE_DAYS)[number]

export const PACKAGE_DAY_LABEL: Record<PackageDay, string> = {
  request_date: 'Pedido em',
  production_eta: 'Previsão de produção',
  production_date: 'Produção',
  storage_verification_date: 'Conferência no estoque',
  sending_date: 'Envio',
  delivery_eta: 'Previsão de entrega',
  delivery_date: 'Entrega',
  appraisal_date: 'Avaliação',
}

/** By what packages may be sorted; what has no such day comes last. */
export const PACKAGE_ORDERINGS = [
  'delivery_eta',
  '-delivery_eta',
  'sending_date',
  '-sending_date',
  'delivery_date',
  '-delivery_date',
] as const

export type PackageOrdering = (typeof PACKAGE_ORDERINGS)[number]

/** What a package's dates record, each in its stage. */
export type PackageEvent = 'PACKAGING' | 'SHIPPING' | 'DELIVERY_INFO'

type DateContext = { today: string; sendingDate: string | null }

/**
 * Why a day cannot be that of an event, as a sentence: what is expected lies ahead, what was delivered lies behind and
 * not before it was sent. Days are `YYYY-MM-DD` in São Paulo.
 */
export function dayObjection(
  event: PackageEvent,
  day: string,
  { today, sendingDate }: DateContext,
): string | undefined {
  if (event === 'PACKAGING' && day < today) return 'A previsão de entrega não pode estar no passado.'
  if (event !== 'DELIVERY_INFO') return undefined
  if (day > today) return 'A data de entrega não pode estar no futuro.'
  if (sendingDate && day < sendingDate) return `A entrega não pode ser antes do envio, em ${formatDay(sendingDate)}.`
  return undefined
}
