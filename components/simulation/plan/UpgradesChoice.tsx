import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { QuantityInput } from '@/components/ui/forms/QuantityInput'
import { ExtraRow } from '@/components/ui/tables/ExtraRow'
import { useSaveUpgrade } from '@/hooks/simulation/quotation.mutations'
import { upgradesQueryOptions } from '@/hooks/simulation/simulation.queries'
import { formatCount } from '@/services/format/format.rules'
import { type UpgradeChoice, upgradeChoices } from '@/services/simulation/products/upgrades.rules'
import type { Quotation, QuotationProduct } from '@/services/simulation/simulation.schema'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { LoadFailure } from '../SimulationStates'

export const UPGRADES_ID = 'upgrades'

/** The upgrades of each product of the cart; nothing when none are offered. */
export const UpgradesChoice = ({ quotation }: { quotation: Quotation }) => {
  const { data: offered, error, isError, refetch } = useQuery(upgradesQueryOptions(quotation.id))
  const titleId = useId()
  if (!offered) return isError && <LoadFailure what="os upgrades" error={error} onRetry={() => void refetch()} />
  const products = quotation.products
    .map((product) => ({ product, choices: upgradeChoices(quotation, product.product_id, offered) }))
    .filter(({ choices }) => choices.length > 0)
  if (products.length === 0) return null
  return (
    <Section id={UPGRADES_ID} aria-labelledby={titleId}>
      <h2 id={titleId}>Upgrades</h2>
      <p>Opcionais, por unidade: para todas ou só para as que precisam.</p>
      {products.map(({ product, choices }) => (
        <Card
          key={product.product_id}
          title={product.name}
          facts={formatCount(product.quantity, 'unidade', 'unidades')}
          flush
        >
          <ul>
            {choices.map((choice) => (
              <UpgradeRow key={choice.upgradeId} quotation={quotation} product={product} choice={choice} />
            ))}
          </ul>
        </Card>
      ))}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: 10px;
  margin-top: 32px;
  scroll-margin-top: 20px;
  > h2 {
    ${font.choiceTitle};
    font-weight: 600;
  }
  > p {
    margin: -8px 0 4px;
    ${font.secondaryMuted};
  }
`

/** What it changes, then what staff say about it. */
const describe = ({ effect, description }: UpgradeChoice): string | null =>
  [effect, description].filter(Boolean).join(' · ') || null

type Props = { quotation: Quotation; product: QuotationProduct; choice: UpgradeChoice }

/** One upgrade of a product: on or off, the units, and the fee. */
const UpgradeRow = ({ quotation, product, choice }: Props) => {
  const { upgradeId, name, monthlyFee, offered } = choice
  const { save, optimisticValue } = useSaveUpgrade({
    quotationId: quotation.id,
    productId: product.product_id,
    upgradeId,
  })
  const quantity = optimisticValue?.quantity ?? choice.quantity
  const set = (next: number): void => {
    if (next === quantity) return
    const isNew = choice.quantity === 0
    save({ productId: product.product_id, upgradeId, name, monthlyFee, quantity: next, isNew })
  }
  return (
    <ExtraRow
      checked={quantity > 0}
      onChange={(checked) => set(checked ? product.quantity : 0)}
      title={name}
      description={offered ? describe(choice) : <Gone>Não é mais oferecido. Desmarque para continuar.</Gone>}
      monthlyFee={monthlyFee}
    >
      {quantity > 0 && offered && product.quantity > 1 && (
        <Units>
          <QuantityInput
            label={`Unidades de ${product.name} com ${name}`}
            value={quantity}
            min={1}
            max={product.quantity}
            onChange={set}
          />
          <small>de {product.quantity}</small>
        </Units>
      )}
    </ExtraRow>
  )
}

const Gone = styled.em`
  font-style: normal;
  font-weight: 500;
  color: ${color.bad};
`

const Units = styled.div`
  ${flex.row};
  gap: 8px;
  justify-content: flex-end;
  small {
    min-width: 38px;
    text-align: right;
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
  ${below.phone} {
    justify-content: flex-start;
    padding-left: 32px;
    small {
      text-align: left;
    }
  }
`
