import { useInfiniteQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Money } from '@/components/ui/display/Money'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { invoiceMeasurementsQueryOptions } from '@/hooks/billing/invoices.queries'
import type { InvoiceLine, InvoiceMeasurement } from '@/services/billing/invoices/invoices.schema'
import { measurementFormula } from '@/services/billing/invoices/staff-invoice-texts.rules'
import { measurementNotesText } from '@/services/billing/measuring/measurement-texts.rules'
import { formatDayShort, formatNumber } from '@/services/format/format.rules'
import { font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = { invoiceId: number; line: InvoiceLine }

/** The units behind a line: from when to when, for how many days, and how their amount comes about. */
export const LineMeasurements = ({ invoiceId, line }: Props) => {
  const query = useInfiniteQuery(invoiceMeasurementsQueryOptions(invoiceId, line.id))
  const { data, isError, refetch, fetchNextPage, isFetchingNextPage } = query
  if (isError && !data)
    return <FailedState title="Não foi possível carregar as unidades" onRetry={() => void refetch()} />
  if (!data) return <SkeletonText label={`Carregando as unidades de ${line.label}`} rows={3} />
  const left = data.count - data.rows.length
  return (
    <>
      <Units aria-label={`Unidades de ${line.label}`}>
        <thead>
          <tr>
            <th>Série</th>
            <th>De</th>
            <th>Até</th>
            <th>Dias</th>
            <th>Conta</th>
            <th>Valor</th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <UnitRow key={row.id} row={row} />
          ))}
        </tbody>
      </Units>
      {left > 0 && (
        <PlainButton kind="link" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Ver mais {formatNumber(left)}
        </PlainButton>
      )}
    </>
  )
}

const UnitRow = ({ row }: { row: InvoiceMeasurement }) => (
  <tr>
    <td>
      {row.unit.serial} <span>{measurementNotesText(row.notes)}</span>
    </td>
    <td>{formatDayShort(row.started_on)}</td>
    <td>{row.ended_on === null ? '—' : formatDayShort(row.ended_on)}</td>
    <td>{row.days}</td>
    <td>
      <span>{measurementFormula(row)}</span>
    </td>
    <td>
      <Money value={row.amount} />
    </td>
  </tr>
)

const Units = styled.table`
  width: 100%;
  margin-bottom: 4px;
  border-collapse: collapse;
  ${font.secondary};
  th {
    ${font.captionMuted};
    font-weight: 500;
    border-bottom: 1px solid ${color.line};
    text-align: left;
  }
  th,
  td {
    padding: 4px 10px 4px 0;
  }
  th:nth-child(4),
  td:nth-child(4),
  th:last-child,
  td:last-child {
    text-align: right;
  }
  th:nth-child(5),
  td:nth-child(5) {
    padding-left: 24px;
  }
  td > span:not(:only-child),
  td:nth-child(5) > span {
    color: ${color.t2};
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  ${below.table} {
    th:nth-child(5),
    td:nth-child(5) {
      display: none;
    }
  }
`
