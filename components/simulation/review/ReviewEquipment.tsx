import { Fragment } from 'react'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { Picture } from '@/components/ui/drawings/Picture'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import { priceInPlan, UNIT_PRICE, UNITS_PRICE } from '@/services/simulation/bill.rules'
import { toCents } from '@/services/simulation/money.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

/** The products, without the service package, which is a line of the fee, and their upgrades. */
export const ReviewEquipment = ({ quotation }: { quotation: Quotation }) => {
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
            <th scope="col">{UNIT_PRICE}</th>
            <th scope="col">{UNITS_PRICE}</th>
          </tr>
        </thead>
        <tbody>
          {quotation.products.map((product) => {
            const unit = priceInPlan(quotation, product)
            return (
              <Fragment key={product.product_id}>
                <tr>
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
                    <Money value={unit} />
                  </td>
                  <td>
                    <Money value={toCents(unit) * product.quantity} strong />
                  </td>
                </tr>
                {quotation.upgrades
                  .filter(({ product_id }) => product_id === product.product_id)
                  .map((upgrade) => (
                    <UpgradeLine key={upgrade.upgrade_id} upgrade={upgrade} />
                  ))}
              </Fragment>
            )
          })}
        </tbody>
      </Table>
    </Card>
  )
}

const UpgradeLine = ({ upgrade: { name, quantity, monthly_fee } }: { upgrade: Quotation['upgrades'][number] }) => (
  <tr data-upgrade>
    <th scope="row">{name}</th>
    <td>{quantity}</td>
    <td>
      <Money value={monthly_fee} />
    </td>
    <td>
      <Money value={toCents(monthly_fee) * quantity} strong />
    </td>
  </tr>
)

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
    ${font.smallMuted};
    font-weight: 500;
  }
  tbody tr > * {
    border-top: 1px solid ${color.line};
  }
  tr[data-upgrade] > * {
    padding-top: 0;
    border-top: 0;
    font-size: 13px;
  }
  tr[data-upgrade] > th {
    padding-left: 84px;
    color: ${color.t2};
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
    tr[data-upgrade] > th {
      padding-left: 28px;
    }
  }
`

const Item = styled.div`
  ${flex.row};
  gap: 12px;
  ${font.smallMuted};
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
