import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { Picture } from '@/components/ui/drawings/Picture'
import type { ItemUpgrade, Order, OrderItem } from '@/services/orders/orders.schema'
import { UNIT_PRICE, UNITS_PRICE } from '@/services/simulation/bill.rules'
import { flex, font, nameOverNote } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = { order: Order; extra?: ReactNode }

const counted = (count: number, one: string, many: string): string => `${String(count)} ${count === 1 ? one : many}`

export const OrderItems = ({ order, extra }: Props) => {
  const places = new Set(
    order.packages.filter(({ package_type }) => package_type !== 'return').map((one) => one.address.id),
  )
  const facts = [counted(order.items_count, 'item', 'itens')]
  if (places.size > 0) facts.push(`em ${counted(places.size, 'endereço', 'endereços')}`)
  return (
    <Card title="Equipamentos" facts={facts.join(' ')} extra={extra} plainHeader flush>
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
          {order.items.map((item) => (
            <Fragment key={item.product_id}>
              <Row item={item} />
              {item.upgrades.map((upgrade) => (
                <UpgradeLine key={upgrade.upgrade_id} upgrade={upgrade} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

const Row = ({ item }: { item: OrderItem }) => (
  <tr>
    <th scope="row">
      <Item>
        <Picture image={item.image} size="thumb" />
        <span>
          <b>{item.name}</b>
          <small>{item.summary}</small>
        </span>
      </Item>
    </th>
    <Figures of={item} />
  </tr>
)

const UpgradeLine = ({ upgrade }: { upgrade: ItemUpgrade }) => (
  <tr data-upgrade>
    <th scope="row">{upgrade.name}</th>
    <Figures of={upgrade} />
  </tr>
)

const Figures = ({ of }: { of: OrderItem | ItemUpgrade }) => (
  <>
    <td data-label="Qtd.">{of.quantity}</td>
    <td data-label={UNIT_PRICE}>
      <Money value={of.unit_price} />
    </td>
    <td data-label={UNITS_PRICE}>
      <Money value={of.monthly_fee} strong />
    </td>
  </>
)

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  thead th {
    padding: 4px 12px 8px;
    ${font.captionMuted};
    text-align: right;
  }
  thead th:first-child {
    text-align: left;
  }
  tbody tr {
    border-top: 1px solid ${color.line};
  }
  tbody th {
    padding: 12px;
    font-size: 14px;
    font-weight: 400;
    text-align: left;
  }
  tbody tr[data-upgrade] {
    border-top: 0;
    font-size: 13px;
  }
  tr[data-upgrade] > * {
    padding-top: 0;
  }
  tbody tr[data-upgrade] > th {
    padding-left: 84px;
    ${font.smallMuted};
  }
  td {
    padding: 12px;
    text-align: right;
    white-space: nowrap;
  }
  tr > :first-child {
    padding-left: var(--card-inset, 20px);
  }
  tr > :last-child {
    padding-right: var(--card-inset, 20px);
  }

  ${below.phone} {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr);
      align-items: end;
      gap: 2px 16px;
      padding: 12px var(--card-inset, 20px);
    }
    tbody tr[data-upgrade] {
      padding-top: 0;
    }
    tbody tr > * {
      padding: 0 !important;
    }
    tbody th {
      grid-column: 1 / -1;
      margin-bottom: 6px;
    }
    td {
      text-align: left;
      white-space: normal;
    }
    td:last-child {
      text-align: right;
    }
    td::before {
      content: attr(data-label);
      display: block;
      ${font.captionMuted};
    }
  }
`

const Item = styled.div`
  ${flex.row};
  gap: 12px;
  ${nameOverNote}
`
