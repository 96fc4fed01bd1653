import styled from 'styled-components'
import type { Package } from '@/services/logistics/packages.schema'
import { color } from '@/styles/tokens'
import { CONDITION_LABEL, DESTINATION_LABEL } from '@/services/logistics/appraisal-words.rules'

/** How every unit was found and where it went, once that is written down. */
export const AppraisedUnits = ({ parcel }: { parcel: Package }) => (
  <List aria-label={`Avaliação de ${parcel.address.label}`}>
    {parcel.serials.map(({ serial, condition, destination, comment }) => (
      <li key={serial}>
        <b>{serial}</b>
        <span>
          {condition && CONDITION_LABEL[condition]}
          {destination && ` · ${DESTINATION_LABEL[destination]}`}
          {comment && ` · “${comment}”`}
        </span>
      </li>
    ))}
  </List>
)

const List = styled.ul`
  display: grid;
  gap: 4px;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
  }
  b {
    min-width: 132px;
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  span {
    color: ${color.t2};
    overflow-wrap: anywhere;
  }
`
