import styled from 'styled-components'
import { Card, CardRow } from '@/components/ui/display/Card'
import { QuantityInput } from '@/components/ui/forms/QuantityInput'
import { quantityAt, unitsAt } from '@/services/simulation/delivery/deliveries.rules'
import { countItems } from '@/services/simulation/products/cart.rules'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { AddressHeader } from './AddressHeader'
import { AllocationStatus } from './AllocationStatus'
import type { DistributionProps } from './delivery.types'

/** On phones: a card for each address, and one with what is distributed of each product. */
export const DistributionCards = ({ quotation, columns, distribution }: DistributionProps) => {
  const { deliveries, gaps } = distribution
  return (
    <List>
      {columns.map(({ address, actions }) => (
        <Card key={address.id} flush footer={countItems(unitsAt(deliveries, address.id))}>
          <CardRow>
            <AddressHeader address={address} actions={actions} />
          </CardRow>
          {quotation.products.map(({ product_id, name, quantity }) => (
            <Row key={product_id} data-cell={`${product_id}-${address.id}`}>
              <b>{name}</b>
              <QuantityInput
                label={`${name} em ${address.label}`}
                max={Math.max(quantity, quantityAt(deliveries, { addressId: address.id, productId: product_id }))}
                value={quantityAt(deliveries, { addressId: address.id, productId: product_id })}
                onChange={(next) => distribution.place(address.id, product_id, next)}
              />
            </Row>
          ))}
        </Card>
      ))}
      <Card title="Distribuído" flush>
        {quotation.products.map(({ product_id, name, quantity }) => (
          <Row key={product_id}>
            <b>{name}</b>
            <AllocationStatus
              quantity={quantity}
              missing={gaps.find(({ productId }) => productId === product_id)?.missing ?? 0}
            />
          </Row>
        ))}
      </Card>
    </List>
  )
}

const List = styled.div`
  display: grid;
  gap: 12px;
`

const Row = styled(CardRow)`
  ${flex.between};
  gap: 12px;
  > b {
    font-weight: 550;
    color: ${color.text};
  }
  > div:last-child {
    flex: none;
  }
`
