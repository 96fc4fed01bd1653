import { formatCount, formatList } from '@/services/format/format.rules'
import type { InvoiceStatus } from './invoice-states.rules'

type Draft = {
  status: InvoiceStatus
  rentalTotal: string
  serviceTotal: string
  adjustmentsTotal: string
  dueOn: string
  dueChosen: boolean
  unpricedUnits: number
}

type Around = {
  /** `YYYY-MM-DD` */
  today: string
  /** Measured models whose fiscal document needs an NCM that the catalogue does not have; empty where none is needed. */
  withoutNcm: readonly string[]
}

const NAMED = 3

/**
 * What keeps a draft from being issued, in words for staff; empty for anything that is no draft. Units without a price wait
 * for a price or for a reason why they cost nothing (shared paper of billing, 2.3 and 2.5).
 */
export function draftObjections(draft: Draft, { today, withoutNcm }: Around): string[] {
  const { status, dueOn, dueChosen, unpricedUnits } = draft
  if (status !== 'DRAFT') return []
  return [
    ...(unpricedUnits > 0
      ? [`${formatCount(unpricedUnits, 'unidade', 'unidades')} sem preço: escreva o valor, ou o motivo de não cobrar.`]
      : []),
    ...(isEmpty(draft) ? ['Não há nada a cobrar.'] : []),
    ...(dueChosen && dueOn < today ? ['O vencimento escolhido já passou.'] : []),
    ...(withoutNcm.length > 0 ? [`Falta o NCM de ${formatList(withoutNcm, NAMED)}, que a NFS-e exige.`] : []),
  ]
}

/** A total of zero may be of lines that balance each other; one of nothing is no invoice. */
const isEmpty = ({ rentalTotal, serviceTotal, adjustmentsTotal, unpricedUnits }: Draft): boolean =>
  unpricedUnits === 0 && [rentalTotal, serviceTotal, adjustmentsTotal].every((total) => total === '0.00')
