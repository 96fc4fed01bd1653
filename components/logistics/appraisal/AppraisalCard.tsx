import { useState } from 'react'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { PictureGroups } from '@/components/ui/files/PictureGroups'
import { CONDITION_LABEL, CONDITION_TONE, DESTINATION_LABEL } from '@/services/logistics/returns/appraisal.rules'
import { faultLabels } from '@/services/logistics/returns/checklist.rules'
import type { ReturnDetail, ReturnedUnit } from '@/services/logistics/returns/return-detail.schema'
import { picturesByMoment } from '@/services/logistics/returns/return-todo.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
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
  color: ${color.brandText};
  font-weight: 500;
  text-align: left;
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
    ${font.smallMuted};
    font-weight: 400;
  }
`

export const AppraisedUnit = ({ unit }: { unit: ReturnedUnit }) => {
  const { serial, product, condition, destination, comment, checklist } = unit
  const faults = faultLabels(checklist ?? {})
  return (
    <Block>
      <div>
        <span>
          <b>{serial}</b>
          <small>{product.name}</small>
        </span>
        {condition && <StatusTag tone={CONDITION_TONE[condition]}>{CONDITION_LABEL[condition]}</StatusTag>}
      </div>
      <p>
        {destination && DESTINATION_LABEL[destination]}
        {faults.length > 0 && ` · Com falha: ${faults.join(', ')}`}
        {comment && ` · “${comment}”`}
      </p>
      <PictureGroups of={serial} groups={picturesByMoment(unit.pictures)} />
    </Block>
  )
}

const Block = styled.div`
  padding: 12px var(--card-inset, 20px);
  > div:first-child {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: 12px;
  }
  b {
    display: block;
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  small,
  p {
    ${font.secondaryMuted};
    overflow-wrap: anywhere;
  }
`
