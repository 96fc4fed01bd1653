import { Fragment } from 'react'
import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { Link } from '@/components/ui/navigation/Link'
import type { OrderLines } from '@/services/billing/invoices/invoice-groups.rules'
import type { InvoiceLine } from '@/services/billing/invoices/invoices.schema'
import { paths } from '@/services/config/paths'
import { font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { LineUnits } from './LineUnits'

type Props = { invoiceId: number; group: OrderLines }

/** The lines of an order: what, how many, at what price. */
export const LineTable = ({ invoiceId, group: { order, lines } }: Props) => (
  <Inset>
    <Table>
      <thead>
        <tr>
          <th scope="col">Descrição</th>
          <th scope="col">{lines.some(isCounted) && 'Unid.'}</th>
          <th scope="col">{lines.some(isCounted) && 'Por unidade'}</th>
          <th scope="col">Valor</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Fragment key={line.id}>
            <LineRow line={line} />
            {hasUnits(line, lines) && (
              <tr>
                <td colSpan={4}>
                  <LineUnits invoiceId={invoiceId} line={line} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </Table>
    {order !== null && <Link href={paths.platform.order(order)}>Abrir o pedido {order}</Link>}
  </Inset>
)

/** The service has the units and days of the rental: once is enough. */
const hasUnits = ({ measurements, tax_kind }: InvoiceLine, lines: readonly InvoiceLine[]): boolean =>
  measurements > 0 && (tax_kind === 'RENTAL' || !lines.some((line) => line.tax_kind === 'RENTAL' && line.measurements))

/** Most other lines are one thing, whose price is the amount. */
const isCounted = ({ kind, quantity }: InvoiceLine): boolean => kind === 'MEASURED' || quantity > 1

const LineRow = ({ line }: Rowed) => {
  const { kind, tax_kind, label, detail, reason, quantity, unit_amount, amount } = line
  const notes = [detail, kind === 'MEASURED' && tax_kind === 'RENTAL' && 'locação', reason].filter(Boolean)
  return (
    <tr>
      <td>
        {label}
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
        {isCounted(line) && (
          <Counted>
            {quantity} × <Money value={unit_amount} />
          </Counted>
        )}
      </td>
      <td>{isCounted(line) && quantity}</td>
      <td>{isCounted(line) && <Money value={unit_amount} />}</td>
      <td>
        <Money value={amount} />
      </td>
    </tr>
  )
}

type Rowed = { line: InvoiceLine }

const Inset = styled.div`
  padding: 0 var(--card-inset, 20px) 16px 50px;
  ${font.secondary};
  > a {
    display: inline-block;
    margin-top: 12px;
    font-weight: 500;
  }
  ${below.phone} {
    padding-left: var(--card-inset, 20px);
  }
`

/** On phones the numbers stand below the name, the amount beside it. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th {
    ${font.captionMuted};
    padding: 0 0 6px;
    font-weight: 500;
    text-align: right;
    white-space: nowrap;
  }
  td {
    padding: 8px 0;
    border-top: 1px solid ${color.line};
    text-align: right;
    vertical-align: middle;
  }
  th:first-child,
  td:first-child {
    text-align: left;
    overflow-wrap: anywhere;
  }
  th + th,
  td + td {
    width: 18%;
    padding-left: 12px;
  }
  td[colspan] {
    padding-top: 0;
    border-top: 0;
  }
  small {
    display: block;
    ${font.captionMuted};
  }
  ${below.phone} {
    th:nth-child(2),
    th:nth-child(3),
    td:nth-child(2),
    td:nth-child(3) {
      display: none;
    }
    td + td {
      width: 1%;
    }
  }
`

const Counted = styled.small`
  && {
    display: none;
    ${below.phone} {
      display: block;
    }
  }
`
