import styled from 'styled-components'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import type { MenuEntry } from '@/components/ui/buttons/MenuList'
import { Money } from '@/components/ui/display/Money'
import { NoWrap } from '@/components/ui/display/TwoLineCell'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { currentDueDay } from '@/services/billing/invoices/due-day.rules'
import { INVOICE_KIND_LABEL } from '@/services/billing/invoices/invoice-states.rules'
import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'
import { listedName } from '@/services/billing/invoices/staff-invoice-texts.rules'
import { formatCnpj, formatDayShort, formatMonth, formatNumber, toCents } from '@/services/format/format.rules'
import { color } from '@/styles/tokens'
import { InvoiceSituation } from '../InvoiceSituation'

type Column = DataColumn<InvoiceSummary>

export type InvoiceRowMenu = (invoice: InvoiceSummary) => readonly MenuEntry[]

/** How much room there is: everything, without the CNPJ, or only what decides. */
export type Room = 'wide' | 'desk' | 'tablet'

const COLUMNS = {
  company: { key: 'company', title: 'Empresa', render: ({ company }) => <Name>{company.corporate_name}</Name> },
  number: { key: 'number', title: 'Número', sortable: true, render: (invoice) => <NumberCell invoice={invoice} /> },
  cnpj: { key: 'cnpj', title: 'CNPJ', render: ({ company }) => <Soft>{formatCnpj(company.cnpj)}</Soft> },
  kind: { key: 'kind', title: 'Tipo', render: ({ kind }) => INVOICE_KIND_LABEL[kind] },
  period: { key: 'period', title: 'Competência', render: ({ period }) => formatMonth(`${period}-01`) },
  orders: { key: 'orders', title: 'Pedidos', align: 'right', render: ({ orders_count }) => formatNumber(orders_count) },
  units: { key: 'units', title: 'Unid.', align: 'right', render: ({ units_count }) => formatNumber(units_count) },
  rental: { key: 'rental', title: 'Locação', align: 'right', render: (row) => <Sum value={row.rental_total} /> },
  service: { key: 'service', title: 'Serviços', align: 'right', render: (row) => <Sum value={row.service_total} /> },
  adjustments: {
    key: 'adjustments',
    title: 'Ajustes',
    align: 'right',
    render: (row) => <Sum value={row.adjustments_total} />,
  },
  total: {
    key: 'total',
    title: 'Total',
    align: 'right',
    sortable: true,
    render: ({ total }) => <Money value={total} strong />,
  },
  due_on: {
    key: 'due_on',
    title: 'Vence',
    align: 'right',
    sortable: true,
    // Nobody pays a credit note.
    render: (invoice) => (invoice.kind === 'CREDIT' ? <Soft>—</Soft> : formatDayShort(currentDueDay(invoice))),
  },
  situation: { key: 'situation', title: 'Situação', render: (invoice) => <InvoiceSituation invoice={invoice} /> },
} satisfies Record<string, Column>

type Key = keyof typeof COLUMNS

const AMOUNTS: readonly Key[] = ['rental', 'service', 'adjustments', 'total', 'due_on', 'situation']

/** Drafts have no number yet, which else tells the kind; of issued invoices the month matters. */
const KEYS = {
  drafts: {
    wide: ['company', 'cnpj', 'kind', 'orders', 'units', ...AMOUNTS],
    desk: ['company', 'kind', 'orders', 'units', ...AMOUNTS],
    tablet: ['company', 'kind', 'total', 'due_on', 'situation'],
  },
  issued: {
    wide: ['company', 'number', 'cnpj', 'period', ...AMOUNTS],
    desk: ['company', 'number', 'period', ...AMOUNTS],
    tablet: ['company', 'number', 'period', 'total', 'due_on', 'situation'],
  },
} satisfies Record<string, Record<Room, readonly Key[]>>

export const invoiceColumns = (isDrafts: boolean, room: Room, menu: InvoiceRowMenu): readonly Column[] => [
  ...KEYS[isDrafts ? 'drafts' : 'issued'][room].map((key) => COLUMNS[key]),
  {
    key: 'actions',
    title: '',
    align: 'right',
    width: 48,
    render: (invoice) => (
      <Menu>
        <MoreMenu label={`Ações da fatura de ${invoice.company.corporate_name}`} entries={menu(invoice)} />
      </Menu>
    ),
  },
]

/** Bills and credit notes both count from 1. */
const NumberCell = ({ invoice }: { invoice: InvoiceSummary }) =>
  invoice.number === null ? <Soft>rascunho</Soft> : <NoWrap>{listedName(invoice)}</NoWrap>

/** Nothing is a dash; what is given back is green. */
const Sum = ({ value }: { value: string }) => {
  const cents = toCents(value)
  if (cents === 0) return <Soft>—</Soft>
  return cents < 0 ? (
    <Less>
      <Money value={value} />
    </Less>
  ) : (
    <Money value={value} />
  )
}

/** As high as a line of text: rows stay 35 px. */
const Menu = styled.span`
  display: block;
  margin-block: -6px;
`

const Name = styled.span`
  font-weight: 600;
`

const Soft = styled.span`
  color: ${color.t2};
  white-space: nowrap;
`

const Less = styled.span`
  &,
  span {
    color: ${color.ok};
  }
`
