import { useState } from 'react'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import type { ReturnDetail } from '@/services/logistics/return-detail.schema'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { AppraisedUnit } from './AppraisedUnit'
import { UnitAppraisal } from './UnitAppraisal'

/** Unit by unit: one is open at a time, the next follows by itself. */
export const AppraisalCard = ({ pkg }: { pkg: ReturnDetail }) => {
  const waiting = pkg.serials.filter(({ condition }) => condition === null)
  const [chosen, setChosen] = useState<string | null>(null)
  const open = waiting.find(({ serial }) => serial === chosen) ?? waiting[0]
  return (
    <Card title="Avaliação" facts={`${String(pkg.appraised)} de ${String(pkg.units)}`} flush>
      <List aria-label="Equipamentos da devolução">
        {pkg.serials.map((unit) => (
          <li key={unit.serial}>
            {unit.condition !== null ? (
              <AppraisedUnit unit={unit} />
            ) : unit === open ? (
              <UnitAppraisal packageId={pkg.id} unit={unit} />
            ) : (
              <Waiting type="button" onClick={() => setChosen(unit.serial)}>
                <span>
                  <b>{unit.serial}</b>
                  <small>{unit.product.name}</small>
                </span>
                Avaliar
              </Waiting>
            )}
          </li>
        ))}
      </List>
    </Card>
  )
}

const List = styled.ul`
  li {
    border-top: 1px solid ${color.line};
  }
  li:first-child {
    border-top: 0;
  }
`

const Waiting = styled.button`
  ${flex.between};
  gap: 12px;
  width: 100%;
  min-height: 56px;
  padding: 8px var(--card-inset, 20px);
  border: 0;
  background: none;
  color: ${color.brandText};
  font: inherit;
  font-weight: 500;
  text-align: left;
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
  b {
    display: block;
    color: ${color.text};
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.t2};
    font-size: 13px;
    font-weight: 400;
  }
`
