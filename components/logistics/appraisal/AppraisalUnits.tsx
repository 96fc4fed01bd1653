import { Circle, CircleCheck, CircleDot, CircleX } from 'lucide-react'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import { CONDITION_LABEL, DESTINATION_NAME } from '@/services/logistics/returns/appraisal.rules'
import { faultLabels } from '@/services/logistics/returns/checklist.rules'
import type { ReturnDetail, ReturnedUnit } from '@/services/logistics/returns/return-detail.schema'
import { font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'

type Props = { pkg: ReturnDetail; chosen: string; onChoose: (serial: string) => void }

/** The units of a return with what was decided about each. */
export const AppraisalUnits = ({ pkg, chosen, onChoose }: Props) => (
  <Card title="Unidades" facts={`${String(pkg.appraised)} de ${String(pkg.units)}`}>
    <ProgressBar percent={(100 * pkg.appraised) / pkg.units} label="Unidades avaliadas" tone="ok" />
    <List aria-label="Equipamentos da devolução">
      {pkg.serials.map((unit) => (
        <li key={unit.serial}>
          <button type="button" aria-current={unit.serial === chosen} onClick={() => onChoose(unit.serial)}>
            <StateIcon unit={unit} isOpen={unit.serial === chosen} />
            <span>
              <b>{unit.serial}</b>
              <small>{stateOf(unit, unit.serial === chosen)}</small>
            </span>
          </button>
        </li>
      ))}
    </List>
  </Card>
)

function stateOf({ condition, destination, checklist, received_at }: ReturnedUnit, isOpen: boolean): string {
  if (condition === 'missing') return CONDITION_LABEL.missing
  if (destination) return [DESTINATION_NAME[destination], ...faultLabels(checklist ?? {})].join(', ')
  if (isOpen) return 'Avaliando'
  return received_at === null ? 'Não foi recebido' : 'A avaliar'
}

const StateIcon = ({ unit: { condition }, isOpen }: { unit: ReturnedUnit; isOpen: boolean }) => {
  const look = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
  if (condition === 'missing') return <CircleX {...look} color={color.bad} />
  if (condition) return <CircleCheck {...look} color={color.ok} />
  return isOpen ? <CircleDot {...look} color={color.brandText} /> : <Circle {...look} color={color.t2} />
}

const List = styled.ul`
  margin: 8px -8px -8px;
  button {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    width: 100%;
    min-height: 52px;
    padding: 6px 8px;
    border-radius: ${radius.control};
    text-align: left;
  }
  button:hover {
    background: ${color.sunken};
  }
  button[aria-current='true'] {
    background: ${color.brandSoft};
  }
  svg {
    flex: none;
    margin-top: 2px;
  }
  b {
    display: block;
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  small {
    ${font.secondaryMuted};
  }
  ${below.drawer} {
    max-height: 188px;
    overflow-y: auto;
  }
`
