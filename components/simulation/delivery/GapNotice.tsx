import { Notice } from '@/components/ui/feedback/Notice'
import type { Address } from '@/services/companies/addresses.schema'
import { type Fix, fixFor } from '@/services/simulation/deliveries.rules'
import { DISTRIBUTION_RULE, type Gap, gapTitle } from '@/services/simulation/distribution.rules'
import type { Deliveries } from '@/services/simulation/simulation.schema'

type Props = {
  gap: Gap
  deliveries: Deliveries
  addresses: readonly Address[]
  onFix: (fix: Fix) => void
}

/** 'Faltam 3 monitores Lumen 24 para distribuir.', with the press that mends it. */
export const GapNotice = ({ gap, deliveries, addresses, onFix }: Props) => {
  const fix = fixFor(gap, deliveries)
  const place = addresses.find(({ id }) => id === fix?.addressId)
  return (
    <Notice tone="warn" title={gapTitle(gap)}>
      {DISTRIBUTION_RULE}{' '}
      {fix && place && (
        <button type="button" onClick={() => onFix(fix)}>
          {fixLabel(fix, place)}
        </button>
      )}
    </Notice>
  )
}

function fixLabel({ change }: Fix, { label }: Address): string {
  const count = Math.abs(change)
  const what = count === 1 ? '1 unidade' : `as ${count} unidades`
  return change > 0 ? `Enviar ${what} para ${label}` : `Tirar ${what.replace('as ', '')} de ${label}`
}
