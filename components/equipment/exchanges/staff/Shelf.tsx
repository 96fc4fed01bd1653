import styled from 'styled-components'
import type { Exchange } from '@/services/equipment/exchanges.schema'
import { formatCount } from '@/services/format/format.rules'
import { color } from '@/styles/tokens'

/** What is free of the product that is wanted, as long as nobody has answered. */
export const Shelf = ({ exchange: { status, available } }: { exchange: Exchange }) => {
  if (status !== 'REQUESTED') return '—'
  return available > 0 ? formatCount(available, 'livre', 'livres') : <None>Nenhum livre</None>
}

const None = styled.b`
  color: ${color.bad};
  font-weight: 600;
`
