import { Check } from 'lucide-react'
import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { quantity: number; missing: number }

/** '18 de 18, Completo', '15 de 18, Faltam 3', '20 de 18, Sobram 2'. */
export const AllocationStatus = ({ quantity, missing }: Props) => (
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
