import { useId } from 'react'
import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { Picture } from '@/components/ui/drawings/Picture'
import { Notice } from '@/components/ui/feedback/Notice'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/forms/ChoiceCard'
import { availabilityText } from '@/services/equipment/exchanges/exchange-texts.rules'
import type { ExchangeChoices } from '@/services/equipment/exchanges/exchanges.schema'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import { formatMoney, toCents } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

type UpgradeProps = {
  choices: ExchangeChoices['choices']
  /** Number of units to replace. */
  count: number
  chosen: number | null
  onChoose: (productId: number) => void
  error?: string
}

/** Upgrade options with price difference and availability, then the total of the chosen one. */
export const UpgradeChoices = ({ choices, count, chosen, onChoose, error }: UpgradeProps) => {
  const errorId = useId()
  const choice = choices.find(({ product }) => product.id === chosen)
  if (choices.length === 0)
    return (
      <Notice tone="info" title="Este já é o melhor da linha">
        Para outro tipo de equipamento, faça uma simulação.
      </Notice>
    )
  return (
    <Block>
      <Cards aria-describedby={error ? errorId : undefined}>
        <legend>Por qual equipamento?</legend>
        {choices.map(({ product, available, monthly_difference }) => (
          <ChoiceCard
            key={product.id}
            name="upgrade-product"
            value={product.id}
            checked={product.id === chosen}
            onChange={() => onChoose(product.id)}
            title={product.name}
            picture={<Picture image={product.image} size="card" />}
            price={
              <>
                + <b>{formatMoney(monthly_difference)}</b> por mês{count > 1 && ' por unidade'}
                <Shelf>{availabilityText(available, count)}</Shelf>
              </>
            }
          />
        ))}
      </Cards>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {choice && (
        <Total role="status">
          <span>
            A mais na mensalidade
            <small>
              {count > 1 && `${String(count)} × ${formatMoney(choice.monthly_difference)}, `}a partir da entrega
            </small>
          </span>
          <Money value={toCents(choice.monthly_difference) * count} perMonth strong />
        </Total>
      )}
    </Block>
  )
}

const Block = styled.div`
  margin-bottom: 18px;
`

/** Two columns where the dialog is wide enough. */
const Cards = styled(ChoiceGroup)`
  && {
    grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
    gap: 12px;
  }
`

const Shelf = styled.small`
  display: block;
  ${font.secondary};
`

const ErrorText = styled.p`
  margin-top: 6px;
  color: ${color.bad};
  font-size: 13px;
  font-weight: 500;
`

const Total = styled.div`
  ${flex.between};
  gap: 16px;
  margin-top: 12px;
  padding: 12px 14px;
  border-radius: ${radius.control};
  background: ${color.sunken};
  small {
    display: block;
    ${font.secondaryMuted};
  }
`

type ReplacementProps = { choices: ExchangeChoices['choices']; units: readonly Equipment[] }

/** The products that replace these units, with their availability. */
export const ReplacementList = ({ choices, units }: ReplacementProps) => (
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
