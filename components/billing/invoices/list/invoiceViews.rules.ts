import type { ListView, ViewsOfList } from '@/components/layout/list/views/listViews.types'
import type { InvoiceViewQuery } from '@/services/billing/invoices/invoice-views.schema'
import { INVOICE_STATUSES } from '@/services/billing/invoices/invoice-states.rules'
import type { InvoiceCounts } from '@/services/billing/invoices/invoices.schema'

/** Of a saved view nothing is counted. */
export type InvoiceView = ListView<InvoiceViewQuery> & {
  /** Which of the tallies counts and sums it. */
  tally?: keyof InvoiceCounts
  /** Of these the month does not matter: what is open is open, of whatever month. */
  isOfAnyMonth?: true
  empty: { title: string; description: string }
}

/** The views of the list; the first is the default. */
export const INVOICE_VIEWS: readonly [InvoiceView, ...InvoiceView[]] = [
  {
    key: 'rascunhos',
    label: 'Rascunhos',
    query: { status: 'DRAFT', ordering: '-total' },
    tally: 'drafts',
    empty: {
      title: 'Nenhum rascunho para emitir',
      description: 'Os rascunhos do mês nascem no dia 1, à 00:30. Você também pode gerá-los agora.',
    },
  },
  {
    key: 'a-vencer',
    label: 'A vencer',
    query: { status: 'ISSUED', overdue: 'false', ordering: 'due_on' },
    tally: 'open',
    isOfAnyMonth: true,
    empty: { title: 'Nenhuma fatura a vencer', description: 'As faturas emitidas ficam aqui até serem pagas.' },
  },
  {
    key: 'vencidas',
    label: 'Vencidas',
    query: { overdue: 'true', ordering: 'due_on' },
    tally: 'overdue',
    isOfAnyMonth: true,
    empty: { title: 'Nenhuma fatura vencida', description: 'Tudo o que venceu já foi pago.' },
  },
  {
    key: 'pagas',
    label: 'Pagas',
    query: { status: 'PAID', ordering: '-due_on' },
    tally: 'paid',
    empty: { title: 'Nenhuma fatura paga', description: 'Uma fatura vem para cá quando os pagamentos cobrem o total.' },
  },
  {
    key: 'todas',
    label: 'Todas',
    query: { ordering: '-created_at' },
    tally: 'all',
    empty: { title: 'Ainda não há faturas', description: 'Gere os rascunhos do mês ou crie uma fatura avulsa.' },
  },
]

/** What the sum is of: "14 rascunhos somam". */
export const nounOf = (status: InvoiceViewQuery['status']) =>
  status === 'DRAFT'
    ? ({ one: 'rascunho', many: 'rascunhos', isFeminine: false } as const)
    : ({ one: 'fatura', many: 'faturas', isFeminine: true } as const)

/** A view as parameters of the address: what a list without views says, and the state that its view stands for. */
const toInvoiceAddress = (query: Partial<InvoiceViewQuery>): Record<string, string | null> => ({
  situacao: query.status ?? null,
  vencimento: query.overdue === undefined ? null : query.overdue === 'true' ? 'vencida' : 'em-dia',
  competencia: query.period ?? null,
  tipo: query.kind ?? null,
  empresa: query.company_id === undefined ? null : String(query.company_id),
  pedido: query.order_mask_id ?? null,
  busca: query.search ?? null,
  ordem: query.ordering ?? null,
})

/** The state that the address of a saved view names; invalid values name none. */
export function readInvoiceState(read: (name: string) => string | null): Pick<InvoiceViewQuery, 'status' | 'overdue'> {
  const status = INVOICE_STATUSES.find((one) => one === read('situacao'))
  const due = read('vencimento')
  return {
    ...(status && { status }),
    ...((due === 'vencida' || due === 'em-dia') && { overdue: due === 'vencida' ? 'true' : 'false' }),
  }
}

/** The staff's list of invoices, as its views are saved. */
export const INVOICE_LIST: ViewsOfList<InvoiceViewQuery, InvoiceView> = {
  list: 'invoices',
  builtIn: INVOICE_VIEWS,
  everything: 'todas',
  toView: (saved) => ({
    ...saved,
    empty: { title: 'Nenhuma fatura nesta visão', description: 'Mude os filtros ou abra outra visão.' },
  }),
  toAddress: toInvoiceAddress,
  subject: 'As faturas',
  stored: 'filtros e ordem',
}
