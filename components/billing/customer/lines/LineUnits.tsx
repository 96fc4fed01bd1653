import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Money } from '@/components/ui/display/Money'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { invoiceMeasurementsQueryOptions } from '@/hooks/billing/invoices.queries'
import type { InvoiceLine, InvoiceMeasurement } from '@/services/billing/invoices/invoices.schema'
import { formatDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import { font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = { invoiceId: number; line: Pick<InvoiceLine, 'id' | 'label' | 'measurements'> }

/** "Ver as 12 séries e os dias de cada uma": the units behind a line, loaded when they are asked for. */
export const LineUnits = ({ invoiceId, line }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { measurements: count } = line
  const what = count === 1 ? 'a série e os seus dias' : `as ${String(count)} séries e os dias de cada uma`
  return (
    <>
      <PlainButton kind="link" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Esconder' : 'Ver'} {what}
      </PlainButton>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Units invoiceId={invoiceId} line={line} />}
      </div>
    </>
  )
}

const Units = ({ invoiceId, line }: Props) => {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    invoiceMeasurementsQueryOptions(invoiceId, line.id),
  )
  if (isError && !data)
    return (
      <p role="alert">
        Não foi possível carregar as séries.{' '}
        <PlainButton kind="link" size="small" onClick={() => void refetch()}>
          Tentar novamente
        </PlainButton>
      </p>
    )
  if (!data) return <SkeletonText label="Carregando as séries" rows={Math.min(line.measurements, MOST)} />
  return (
    <>
      <Table aria-label={`Séries de ${line.label}`}>
        <thead>
          <tr>
            <th scope="col">Série</th>
            <th scope="col">De</th>
            <th scope="col">Até</th>
            <th scope="col">Dias</th>
            <th scope="col">Valor</th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <UnitRow key={row.id} row={row} />
          ))}
        </tbody>
      </Table>
      {hasNextPage && (
        <PlainButton kind="link" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Ver mais {Math.min(MOST, data.count - data.rows.length)} séries
        </PlainButton>
      )}
    </>
  )
}

const MOST = 20

const UnitRow = ({ row: { unit, started_on, days, amount } }: { row: InvoiceMeasurement }) => (
  <tr>
    <th scope="row">{unit.serial}</th>
    <td>{dayAndMonth(started_on)}</td>
    <td>{dayAndMonth(addDays(started_on, days - 1))}</td>
    <td>{days}</td>
    <td>
      <Money value={amount} />
    </td>
  </tr>
)

/** `18/11`: the year is the invoice's. */
const dayAndMonth = (day: string): string => formatDay(day).slice(0, 5)

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${font.secondary};
  && th,
  && td {
    width: auto;
    padding: 5px 12px 5px 0;
    border: 0;
    text-align: left;
    white-space: nowrap;
  }
  && thead th {
    ${font.captionMuted};
  }
  && tbody th {
    font-size: 13px;
    color: ${color.text};
    white-space: normal;
    overflow-wrap: anywhere;
  }
  && td:nth-child(4),
  && td:nth-child(5),
  && th:nth-child(4),
  && th:nth-child(5) {
    text-align: right;
  }
  && th:last-child,
  && td:last-child {
    padding-right: 0;
  }
  ${below.phone} {
    /* The outer table hides its second and third column here. */
    && th:nth-child(2),
    && td:nth-child(2),
    && th:nth-child(3),
    && td:nth-child(3) {
      display: table-cell;
    }
    && th,
    && td {
      padding-right: 8px;
    }
  }
`
