import styled from 'styled-components'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { PictureGroups } from '@/components/ui/files/PictureGroups'
import { CONDITION_LABEL, CONDITION_TONE, DESTINATION_LABEL } from '@/services/logistics/appraisal.rules'
import { faultLabels } from '@/services/logistics/checklist.rules'
import type { ReturnedUnit } from '@/services/logistics/return-detail.schema'
import { picturesByMoment } from '@/services/logistics/return-todo.rules'
import { font } from '@/styles/mixins'

/** How a unit was found and where it went. */
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
