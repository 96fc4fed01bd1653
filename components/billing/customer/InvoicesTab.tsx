import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { invoicesQueryOptions, invoiceCountsQueryOptions, useInvoicesCsv } from '@/hooks/billing/invoices.queries'
import type { InvoiceListQuery } from '@/services/billing/invoices/invoice-commands.schema'
import type { InvoiceCounts } from '@/services/billing/invoices/invoices.schema'
import { paths } from '@/services/config/paths'
import { currentDay, formatCount, formatLongMonth, formatMoney, sentenceCase } from '@/services/format/format.rules'
import { isMonth, monthOf, monthsBack, shiftMonth } from '@/services/stock/holds/hold-month.rules'
import { InvoiceCard, invoiceColumns } from './invoiceColumns'

/** What each state asks for, by its name in the address. */
const STATES: ReadonlyMap<string, { label: string; query: Partial<InvoiceListQuery> }> = new Map([
  ['abertas', { label: 'Em aberto', query: { status: 'ISSUED' } }],
  ['vencidas', { label: 'Vencidas', query: { overdue: 'true' } }],
  ['pagas', { label: 'Pagas', query: { status: 'PAID' } }],
  ['canceladas', { label: 'Canceladas', query: { status: 'CANCELED' } }],
])

/** The months offered are over: the current one is not billed yet. */
const MONTHS = 12
const ORDERINGS = ['due_on', '-due_on', 'total', '-total'] as const

/** The company's invoices, the newest first, below the title and the tabs of 'Meus pedidos'. */
export const InvoicesTab = ({ title, tabs }: { title: string; tabs: ReactNode }) => {
  const invoices = usePagedList(invoicesQueryOptions, {
    orderings: ORDERINGS,
    base: { ordering: '-due_on' },
    filters: {
      situacao: (state) => STATES.get(state)?.query ?? {},
      mes: (month) => ({ period: isMonth(month) ? month : undefined }),
      pedido: (maskId) => ({ order_mask_id: maskId.slice(0, 20) }),
    },
  })
  const tallies = useQuery(invoiceCountsQueryOptions()).data
  const [month, order] = [invoices.filter('mes'), invoices.filter('pedido')]
  return (
    <ListScreen
      list={invoices}
      noun={{ one: 'fatura', many: 'faturas', isFeminine: true }}
      title={title}
      facts={tallies && factsOf(tallies)}
      views={tabs}
      searchPlaceholder="Número da fatura"
      filters={[
        {
          key: 'situacao',
          label: 'Situação',
          options: [...STATES].map(([value, { label }]) => ({ value, label })),
        },
        {
          key: 'mes',
          label: 'Mês',
          options: monthsBack(shiftMonth(monthOf(currentDay()), -1), MONTHS).map((value) => ({
            value,
            label: sentenceCase(formatLongMonth(value)),
          })),
          valueLabel: month !== null && isMonth(month) ? formatLongMonth(month) : undefined,
        },
        // The page of an order leads here; nobody chooses an order by number from a list of all.
        order !== null && { key: 'pedido', label: 'Pedido', options: [{ value: order, label: order }] },
      ]}
      csv={useInvoicesCsv(invoices.query)}
      columns={invoiceColumns}
      rowHref={({ id }) => paths.platform.invoice(id)}
      card={(invoice) => <InvoiceCard invoice={invoice} />}
      noResultDescription="Confira o número ou tire um filtro."
      empty={{
        title: 'Nenhuma fatura ainda.',
        description: 'A primeira sai no começo do mês seguinte ao da entrega. Avisamos você por e-mail.',
      }}
    />
  )
}

/** "1 fatura a vencer, R$ 900,00 · 1 vencida, R$ 450,00". */
function factsOf({ open, overdue }: Pick<InvoiceCounts, 'open' | 'overdue'>): string {
  const facts = [
    open.count > 0 && `${formatCount(open.count, 'fatura', 'faturas')} a vencer, ${formatMoney(open.total)}`,
    overdue.count > 0 && `${formatCount(overdue.count, 'vencida', 'vencidas')}, ${formatMoney(overdue.total)}`,
  ].filter(Boolean)
  return facts.length === 0 ? 'Nenhuma fatura em aberto' : facts.join(' · ')
}
