import { formatDay } from '@/services/format/format.rules'

/** What a parcel's dates record, each in its stage. */
export type ParcelEvent = 'PACKAGING' | 'SHIPPING' | 'DELIVERY_INFO'

type Known = { today: string; sendingDate: string | null }

/**
 * Why a day cannot be that of an event, as a sentence: what is expected lies ahead, what was delivered lies behind and
 * not before it was sent. Days are `YYYY-MM-DD` in São Paulo.
 */
export function dayObjection(event: ParcelEvent, day: string, { today, sendingDate }: Known): string | undefined {
  if (event === 'PACKAGING' && day < today) return 'A previsão de entrega não pode estar no passado.'
  if (event !== 'DELIVERY_INFO') return undefined
  if (day > today) return 'A data de entrega não pode estar no futuro.'
  if (sendingDate && day < sendingDate) return `A entrega não pode ser antes do envio, em ${formatDay(sendingDate)}.`
  return undefined
}
