import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { Link } from '@/components/ui/navigation/Link'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import type { Measurement, Measuring } from '@/services/billing/measuring/measuring.schema'
import { paths } from '@/services/config/paths'
import { formatCount, formatDayShort, formatNumber, toCents } from '@/services/format/format.rules'
import { color } from '@/styles/tokens'
import { MeasurementNotes } from './MeasurementNotes'

type Column = DataColumn<Measurement>

export const keyOfMeasurement = ({ unit, period, started_on }: Measurement): string =>
  `${String(unit.id)}-${period}-${started_on}`

/** The rows with which each company begins: its name is bold there, and paler below. */
export function firstOfCompanies(rows: readonly Measurement[] = []): ReadonlySet<string> {
  return new Set(
    rows.filter((row, at) => rows[at - 1]?.company.id !== row.company.id).map((row) => keyOfMeasurement(row)),
  )
}

type Room = { isNarrow: boolean; isTablet: boolean }

const isPartial = ({ days, days_in_month }: Measurement): boolean => days < days_in_month

/**
 * On narrow screens the monthly fees give way. On tablets rental and service too, their sum stays, and order and serial stand
 * below company and product.
 */
export function measuringColumns({ isNarrow, isTablet }: Room, first: ReadonlySet<string>): readonly Column[] {
  const columns: (Column | false)[] = [
    {
      key: 'company',
      title: 'Empresa',
      sortable: true,
      render: (row) => (
        <>
          <Name $first={first.has(keyOfMeasurement(row))}>{row.company.corporate_name}</Name>
          {isTablet && (
            <div>
              <OrderLink row={row} />
            </div>
          )}
        </>
      ),
    },
    !isTablet && { key: 'order', title: 'Pedido', sortable: true, render: (row) => <OrderLink row={row} /> },
    {
      key: 'product',
      title: 'Produto',
      sortable: true,
      render: ({ unit }) => (
        <>
          {unit.product}
          {isTablet && (
            <div>
              <Soft>{unit.serial}</Soft>
            </div>
          )}
        </>
      ),
    },
    !isTablet && { key: 'serial', title: 'Série', sortable: true, render: ({ unit }) => <Soft>{unit.serial}</Soft> },
    {
      key: 'started_on',
      title: 'De',
      align: 'right',
      sortable: true,
      render: ({ started_on }) => formatDayShort(started_on),
    },
    {
      key: 'ended_on',
      title: 'Até',
      align: 'right',
      render: ({ ended_on }) => (ended_on === null ? '—' : formatDayShort(ended_on)),
    },
    {
      key: 'days',
      title: 'Dias',
      align: 'right',
      sortable: true,
      render: (row) => (isPartial(row) ? <b>{row.days}</b> : row.days),
    },
    !isNarrow && {
      key: 'rent',
      title: 'Locação/mês',
      align: 'right',
      render: (row) => <Fee value={row.monthly_rental} />,
    },
    !isNarrow && {
      key: 'fee',
      title: 'Serviço/mês',
      align: 'right',
      render: (row) => <Fee value={row.monthly_service} />,
    },
    !isTablet && {
      key: 'rental',
      title: 'Locação',
      align: 'right',
      render: (row) => <Money value={row.rental_amount} />,
    },
    !isTablet && {
      key: 'service',
      title: 'Serviço',
      align: 'right',
      render: (row) => <Money value={row.service_amount} />,
    },
    {
      key: 'amount',
      title: 'Valor',
      align: 'right',
      sortable: true,
      render: ({ amount }) => <Money value={amount} strong />,
    },
    { key: 'notes', title: 'Nota', render: (row) => <MeasurementNotes row={row} /> },
  ]
  return columns.filter((column) => column !== false)
}

/** The sums over all pages, below their columns. */
export const measuringTotals = (totals: Measuring['totals'], month: string) => ({
  company: (
    <>
      <b>Total de {month}</b> {formatCount(totals.units, 'unidade', 'unidades')}, com os filtros
    </>
  ),
  days: <b>{formatNumber(totals.days)}</b>,
  rental: <Money value={totals.rental_amount} strong />,
  service: <Money value={totals.service_amount} strong />,
  amount: <Money value={totals.amount} strong />,
  ...(toCents(totals.adjustments) !== 0 && { notes: 'com cupons e reajustes' }),
})

const OrderLink = ({ row: { company, order_mask_id } }: { row: Measurement }) => (
  <Order href={paths.admin.order(company.id, order_mask_id)}>{order_mask_id}</Order>
)

const Fee = ({ value }: { value: string | null }) => (value === null ? <Soft>—</Soft> : <Money value={value} />)

const Name = styled.span<{ $first: boolean }>`
  font-weight: ${({ $first }) => ($first ? 600 : 400)};
  color: ${({ $first }) => ($first ? color.text : color.t2)};
`

const Order = styled(Link)`
  font-weight: 500;
`

const Soft = styled.span`
  color: ${color.t2};
  white-space: nowrap;
`
