import styled from 'styled-components'
import type { Equipment } from '@/services/equipment/equipment.schema'
import { color } from '@/styles/tokens'

/** Who uses a unit, and whether they have said that they have it. */
export const UnitHolder = ({ unit: { user, received_at } }: { unit: Equipment }) =>
  user ? (
    <>
      {user.first_name}
      {received_at === null && <Waits>recebimento a confirmar</Waits>}
    </>
  ) : (
    <Nobody>Sem responsável</Nobody>
  )

const Waits = styled.small`
  display: block;
  color: ${color.warn};
  font-size: 12px;
`

const Nobody = styled.span`
  color: ${color.t2};
`
