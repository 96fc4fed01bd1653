import { Check } from 'lucide-react'
import styled from 'styled-components'
import { Notice } from '@/components/ui/feedback/Notice'
import type { Address } from '@/services/companies/addresses.schema'
import { type Fix, fixFor } from '@/services/simulation/delivery/deliveries.rules'
import { DISTRIBUTION_RULE, type Gap, gapTitle } from '@/services/simulation/delivery/distribution.rules'
import type { Deliveries } from '@/services/simulation/simulation.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type AllocationProps = { quantity: number; missing: number }

/** '18 de 18, Completo', '15 de 18, Faltam 3', '20 de 18, Sobram 2'. */
export const AllocationStatus = ({ quantity, missing }: AllocationProps) => (
  <Block aria-live="polite">
    <b>
      {quantity - missing} de {quantity}
    </b>
    {missing === 0 ? (
      <Done>
        <Check size={14} strokeWidth={2} aria-hidden /> Completo
      </Done>
    ) : (
      <Open>
        {missing > 0
          ? `${missing === 1 ? 'Falta' : 'Faltam'} ${missing}`
          : `${missing === -1 ? 'Sobra' : 'Sobram'} ${-missing}`}
      </Open>
    )}
  </Block>
)

const Block = styled.div`
  font-variant-numeric: tabular-nums;
  ${font.secondary};
  b {
    display: block;
    font-size: 14px;
    font-weight: 550;
  }
`

const Done = styled.span`
  ${flex.inlineRow};
  gap: 4px;
  color: ${color.ok};
`

const Open = styled.span`
  font-weight: 550;
  color: ${color.warn};
`

type GapNoticeProps = {
  gap: Gap
  deliveries: Deliveries
  addresses: readonly Address[]
  onFix: (fix: Fix) => void
}

/** 'Faltam 3 monitores Lumen 24 para distribuir.', with a button that fixes it. */
export const GapNotice = ({ gap, deliveries, addresses, onFix }: GapNoticeProps) => {
  const fix = fixFor(gap, deliveries)
  const address = addresses.find(({ id }) => id === fix?.addressId)
  return (
    <Notice tone="warn" title={gapTitle(gap)}>
      {DISTRIBUTION_RULE}{' '}
      {fix && address && (
        <button type="button" onClick={() => onFix(fix)}>
          {fixLabel(fix, address)}
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
