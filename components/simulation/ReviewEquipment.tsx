import Link from 'next/link'
import styled from 'styled-components'
import { Card } from '@/components/ui/Card'
import { Picture } from '@/components/ui/drawings/Picture'
import { Money } from '@/components/ui/Money'
import { paths } from '@/services/config/paths'
import { pricedProducts } from '@/services/simulation/bill.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { below, color } from '@/styles/tokens'

/** What is ordered, with the service package in the price of a unit. */
export const ReviewEquipment = ({ quotation }: { quotation: Quotation }) => {
  const prices = pricedProducts(quotation)
  return (
    <Card
      title="Equipamentos"
      plainHeader
      flush
      extra={
        <Link href={paths.platform.simulation.products(quotation.id)} aria-label="Alterar equipamentos">
          Alterar
        </Link>
      }
    >
      <Table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Qtd.</th>
            <th scope="col">Por unidade</th>
            <th scope="col">Mensalidade</th>
          </tr>
        </thead>
        <tbody>
          {quotation.products.map((product, place) => (
            <tr key={product.product_id}>
              <th scope="row">
                <Item>
                  <Picture image={product.image} size="thumb" />
                  <span>
                    <b>{product.name}</b>
                    {product.summary}
                  </span>
                </Item>
              </th>
              <td>{product.quantity}</td>
              <td>
                <Money value={prices[place]?.unit ?? '0.00'} />
              </td>
              <td>
                <Money value={prices[place]?.monthly ?? '0.00'} strong />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: 12px 20px;
    text-align: right;
    font-size: 14px;
    line-height: 20px;
  }
  th:first-child {
    text-align: left;
    font-weight: 400;
  }
  thead th {
    padding-block: 8px;
    font-size: 13px;
    font-weight: 500;
    color: ${color.t2};
  }
  tbody tr > * {
    border-top: 1px solid ${color.line};
  }
  ${below.phone} {
    th,
    td {
      padding-inline: 6px;
    }
    tr > :first-child {
      padding-left: 16px;
    }
    tr > :last-child {
      padding-right: 16px;
    }
    tr > :nth-child(3) {
      display: none;
    }
  }
`

const Item = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  font-size: 13px;
  color: ${color.t2};
  b {
    display: block;
    font-size: 14px;
    font-weight: 550;
    color: ${color.text};
  }
  ${below.phone} {
    > :first-child {
      display: none;
    }
  }
`
