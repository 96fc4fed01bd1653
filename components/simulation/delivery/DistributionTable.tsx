import styled from 'styled-components'
import { Picture } from '@/components/ui/drawings/Picture'
import { quantityAt, unitsAt } from '@/services/simulation/delivery/deliveries.rules'
import { unitsOf } from '@/services/simulation/products/cart.rules'
import { box, flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { AddressHeader } from './AddressHeader'
import { AllocationStatus } from './AllocationStatus'
import { CountInput } from './CountInput'
import type { DistributionProps } from './delivery.types'

/** Products × addresses. */
export const DistributionTable = ({ quotation, columns, distribution }: DistributionProps) => {
  const { deliveries, gaps } = distribution
  const total = columns.reduce((sum, { address }) => sum + unitsAt(deliveries, address.id), 0)
  return (
    <Frame tabIndex={0} role="region" aria-label="Distribuição dos equipamentos pelos endereços">
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            {columns.map(({ address, actions }) => (
              <th key={address.id} scope="col" aria-label={address.label}>
                <AddressHeader address={address} actions={actions} />
              </th>
            ))}
            <th scope="col">Distribuído</th>
          </tr>
        </thead>
        <tbody>
          {quotation.products.map((product) => (
            <tr key={product.product_id}>
              <th scope="row">
                <Product>
                  <Picture image={product.image} size="thumb" />
                  <span>
                    <b>{product.name}</b>
                    {product.summary}
                  </span>
                </Product>
              </th>
              {columns.map(({ address }) => (
                <td key={address.id}>
                  <CountInput
                    label={`${product.name} em ${address.label}`}
                    cell={`${product.product_id}-${address.id}`}
                    value={quantityAt(deliveries, { addressId: address.id, productId: product.product_id })}
                    onChange={(quantity) => distribution.place(address.id, product.product_id, quantity)}
                  />
                </td>
              ))}
              <td>
                <AllocationStatus
                  quantity={product.quantity}
                  missing={gaps.find(({ productId }) => productId === product.product_id)?.missing ?? 0}
                />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Itens por endereço</th>
            {columns.map(({ address }) => (
              <td key={address.id}>{unitsAt(deliveries, address.id)}</td>
            ))}
            <td>
              {total} de {unitsOf(quotation)}
            </td>
          </tr>
        </tfoot>
      </table>
    </Frame>
  )
}

const Frame = styled.div`
  overflow-x: auto;
  ${box.card};
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 14px;
    text-align: left;
    ${font.secondary};
    font-weight: 400;
  }
  tr > :first-child {
    position: sticky;
    left: 0;
    min-width: 220px;
    padding-left: 20px;
    background: ${color.surface};
  }
  tr > :not(:first-child) {
    border-left: 1px solid ${color.line};
  }
  tr > :last-child {
    width: 148px;
    min-width: 120px;
  }
  tbody tr > *,
  tfoot tr > * {
    border-top: 1px solid ${color.line};
  }
  thead th {
    min-width: 190px;
    vertical-align: top;
    font-size: 12px;
    font-weight: 500;
    color: ${color.t2};
  }
  thead th:first-child,
  thead th:last-child {
    vertical-align: bottom;
  }
  td:not(:last-child) {
    text-align: center;
  }
  tfoot tr > *,
  tfoot tr > :first-child {
    padding-block: 11px;
    background: ${color.sunken};
    font-size: 14px;
    font-weight: 550;
  }
`

const Product = styled.div`
  ${flex.row};
  gap: 12px;
  color: ${color.t2};
  b {
    display: block;
    font-size: 14px;
    font-weight: 550;
    color: ${color.text};
  }
`
