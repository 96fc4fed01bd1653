import styled from 'styled-components'
import type { Equipment } from '@/services/equipment/equipment.schema'
import { placeName } from '@/services/equipment/place.rules'
import { color } from '@/styles/tokens'
import { UnitHolder } from './UnitHolder'
import { UnitStatus } from './UnitStatus'

/** A unit of the list on a phone. */
export const UnitCard = ({ unit }: { unit: Equipment }) => (
  <Body>
    <b>{unit.product.name}</b>
    <span>{[unit.label, unit.serial].filter(Boolean).join(' · ')}</span>
    <p>
      <UnitHolder unit={unit} />
    </p>
    {unit.address && <span>{placeName(unit.address)}</span>}
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
    font-size: 15px;
    line-height: 22px;
    font-weight: 600;
  }
  span {
    color: ${color.t2};
    font-size: 13px;
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  > div {
    margin-top: 6px;
  }
`
