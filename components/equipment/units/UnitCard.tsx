import styled from 'styled-components'
import { addressName } from '@/services/companies/address-lines.rules'
import type { Equipment } from '@/services/equipment/equipment.schema'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { UnitStatus } from './UnitStatus'

/** Row of the list on a phone. */
export const UnitCard = ({ unit }: { unit: Equipment }) => (
  <Body>
    <b>{unit.product.name}</b>
    <span>{[unit.label, unit.serial].filter(Boolean).join(' · ')}</span>
    <p>
      <UnitHolder unit={unit} />
    </p>
    {unit.address && <span>{addressName(unit.address)}</span>}
    <div>
      <UnitStatus unit={unit} />
    </div>
  </Body>
)

const Body = styled.div`
  display: grid;
  gap: 2px;
  font-variant-numeric: tabular-nums;
  b {
    padding-right: 36px;
    ${font.cardTitle};
    font-weight: 600;
  }
  span {
    ${font.secondaryMuted};
    overflow-wrap: anywhere;
  }
  > div {
    margin-top: 6px;
  }
`

/** User of a unit, and whether they have confirmed the receipt. */
export const UnitHolder = ({ unit: { user, received_at } }: { unit: Equipment }) =>
  user ? (
    <>
      {user.first_name}
      {received_at === null && <PendingNote>recebimento a confirmar</PendingNote>}
    </>
  ) : (
    <NoUser>Sem responsável</NoUser>
  )

const PendingNote = styled.small`
  display: block;
  color: ${color.warn};
  font-size: 12px;
`

const NoUser = styled.span`
  color: ${color.t2};
`
