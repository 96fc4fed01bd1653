import styled from 'styled-components'
import { Picture } from '@/components/ui/drawings/Picture'
import type { Equipment } from '@/services/equipment/equipment.schema'
import { availabilityText } from '@/services/equipment/exchange-texts.rules'
import type { ExchangeChoices } from '@/services/equipment/exchanges.schema'
import { flex, font } from '@/styles/mixins'

type Props = { choices: ExchangeChoices['choices']; units: readonly Equipment[] }

/** The products that replace these units, with their availability. */
export const ReplacementList = ({ choices, units }: Props) => (
  <List aria-label="O que vem no lugar">
    {choices.map(({ product, available }) => {
      const wanted = units.filter((unit) => unit.product.id === product.id).length
      return (
        <li key={product.id}>
          <Picture image={product.image} size="thumb" />
          <span>
            <b>{wanted > 1 ? `${String(wanted)} × ${product.name}` : product.name}</b>
            <small>{availabilityText(available, wanted)}</small>
          </span>
        </li>
      )
    })}
  </List>
)

const List = styled.ul`
  display: grid;
  gap: 10px;
  margin-bottom: 18px;
  li {
    ${flex.row};
    gap: 12px;
  }
  b {
    display: block;
    font-weight: 550;
  }
  small {
    ${font.secondaryMuted};
  }
`
