import { ClockAlert } from 'lucide-react'
import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { Two } from '@/components/ui/display/TwoLineCell'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import {
  customerInvoiceTag,
  dayText,
  dueNote,
  invoiceTitle,
} from '@/services/billing/invoices/customer-invoice-texts.rules'
import { currentDueDay } from '@/services/billing/invoices/due-day.rules'
import { numberedName } from '@/services/billing/invoices/invoice-states.rules'
import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'
import { type DueTone, formatCount, formatDayShort, sentenceCase } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { invoice: InvoiceSummary }

export const invoiceColumns: readonly DataColumn<InvoiceSummary>[] = [
  { key: 'number', title: 'Número', width: 180, render: numberedName },
  { key: 'period', title: 'Mês', render: (invoice) => <MonthCell invoice={invoice} /> },
  { key: 'due_on', title: 'Vencimento', sortable: true, render: (invoice) => <DueCell invoice={invoice} /> },
  { key: 'state', title: 'Situação', render: (invoice) => <InvoiceTag invoice={invoice} /> },
  {
    key: 'total',
    title: 'Total',
    align: 'right',
    sortable: true,
    render: ({ total }) => <Money value={total} strong />,
  },
]

const MonthCell = ({ invoice }: Props) => (
  <Two>
    {invoiceTitle(invoice)}
    <small>{contentOf(invoice)}</small>
  </Two>
)

/** "6 pedidos, 112 equipamentos". */
export const contentOf = ({
  orders_count,
  units_count,
}: Pick<InvoiceSummary, 'orders_count' | 'units_count'>): string =>
  [
    orders_count > 0 && formatCount(orders_count, 'pedido', 'pedidos'),
    units_count > 0 && formatCount(units_count, 'equipamento', 'equipamentos'),
  ]
    .filter(Boolean)
    .join(', ')

export const InvoiceTag = ({ invoice }: Props) => {
  const { tone, word } = customerInvoiceTag(invoice)
  return <StatusTag tone={tone}>{word}</StatusTag>
}

const DueCell = ({ invoice }: Props) => (
  <Two>
    {invoice.kind === 'CREDIT' ? '—' : formatDayShort(currentDueDay(invoice))}
    <DueNote invoice={invoice} />
  </Two>
)

/** "12 dias de atraso", "vence amanhã", below the day. */
export const DueNote = ({ invoice }: Props) => {
  const note = dueNote(invoice)
  return (
    note && (
      <Note $tone={note.tone} suppressHydrationWarning>
        {note.tone === 'late' && <ClockAlert size={14} strokeWidth={1.75} aria-hidden />}
        {note.text}
      </Note>
    )
  )
}

/** An invoice on a phone: the columns in their order. */
export const InvoiceCard = ({ invoice }: Props) => (
  <Body>
    <div>
      <b>{invoiceTitle(invoice)}</b>
      <InvoiceTag invoice={invoice} />
    </div>
    <small>{[numberedName(invoice), contentOf(invoice)].filter(Boolean).join(' · ')}</small>
    <div>
      <span>
        {sentenceCase(dayText(invoice))} <DueNote invoice={invoice} />
      </span>
      <Money value={invoice.total} strong />
    </div>
  </Body>
)

const tones: Record<DueTone, string> = { late: color.bad, soon: color.warn, plain: color.t2 }

const Note = styled.span<{ $tone: DueTone }>`
  ${flex.row};
  gap: 5px;
  ${font.caption};
  color: ${({ $tone }) => tones[$tone]};
  font-weight: ${({ $tone }) => ($tone === 'plain' ? 400 : 600)};
`

const Body = styled.div`
  display: grid;
  gap: 2px;
  b {
    font-weight: 600;
  }
  > small {
    ${font.secondaryMuted};
  }
  > div {
    ${flex.between};
    gap: 12px;
    ${font.secondary};
  }
  > div:last-child {
    margin-top: 6px;
  }
`
