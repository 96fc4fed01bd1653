import { useQuery } from '@tanstack/react-query'
import { Card, CardRow } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { Link } from '@/components/ui/navigation/Link'
import { invoicesQueryOptions } from '@/hooks/billing/invoices.queries'
import { currentDueDay } from '@/services/billing/invoices/due-day.rules'
import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'
import { listedName, staffInvoiceTag } from '@/services/billing/invoices/staff-invoice-texts.rules'
import { paths } from '@/services/config/paths'
import { formatCount, formatDayShort, formatLongMonth } from '@/services/format/format.rules'
import { ListedLine } from './ListedLine'

const NEWEST = 5

/** The newest invoices of a client, for those who write them. */
export const CompanyInvoices = ({ companyId }: { companyId: number }) => {
  const newest = { company_id: companyId, ordering: '-created_at', page_size: NEWEST } as const
  const { data, isError } = useQuery(invoicesQueryOptions(newest))
  const all = `${paths.admin.invoices()}?visao=todas&empresa=${String(companyId)}`
  return (
    <Card
      title="Faturas"
      facts={data && data.count > 0 && formatCount(data.count, 'fatura no total', 'faturas no total')}
      extra={data && data.count > data.results.length && <Link href={all}>Ver todas</Link>}
      flush
    >
      {data?.count === 0 && <CardRow>Ainda não tem faturas.</CardRow>}
      {isError && !data && <CardRow>Não foi possível carregar as faturas. Atualize a página.</CardRow>}
      {data?.results.map((invoice) => (
        <CardRow key={invoice.id}>
          <InvoiceLine invoice={invoice} />
        </CardRow>
      ))}
    </Card>
  )
}

const InvoiceLine = ({ invoice }: { invoice: InvoiceSummary }) => {
  const { tone, word } = staffInvoiceTag(invoice)
  return (
    <ListedLine>
      <Link href={paths.admin.invoice(invoice.id)}>{invoice.number === null ? 'Rascunho' : listedName(invoice)}</Link>
      <span>{formatLongMonth(invoice.period)}</span>
      <StatusTag tone={tone}>{word}</StatusTag>
      {invoice.kind !== 'CREDIT' && <span>vence {formatDayShort(currentDueDay(invoice))}</span>}
      <Money value={invoice.total} />
    </ListedLine>
  )
}
