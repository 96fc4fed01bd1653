import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { upgradesQueryOptions } from '@/hooks/simulation/simulation.queries'
import { formatCount } from '@/services/format/format.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { upgradeChoices } from '@/services/simulation/upgrades.rules'
import { color } from '@/styles/tokens'
import { LoadFailure } from './LoadFailure'
import { UpgradeRow } from './UpgradeRow'

export const UPGRADES_ID = 'upgrades'

/** What can be rented on top of each product of the cart; nothing where nothing is offered. */
export const UpgradesChoice = ({ quotation }: { quotation: Quotation }) => {
  const { data: offered, isError, refetch } = useQuery(upgradesQueryOptions(quotation.id))
  const titleId = useId()
  if (!offered) return isError && <LoadFailure what="os upgrades" onRetry={() => void refetch()} />
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
    font-size: 16px;
    line-height: 24px;
    font-weight: 600;
  }
  > p {
    margin: -8px 0 4px;
    font-size: 13px;
    line-height: 20px;
    color: ${color.t2};
  }
`
