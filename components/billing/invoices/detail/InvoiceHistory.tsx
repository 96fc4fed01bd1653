import { useQuery } from '@tanstack/react-query'
import { Card } from '@/components/ui/display/Card'
import { Timeline } from '@/components/ui/display/Timeline'
import { historyQueryOptions } from '@/hooks/audit/audit.queries'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { invoiceChangeText, invoiceEventLabel } from '@/services/billing/invoices/staff-invoice-history.rules'

/** What happened to an invoice, by whom, newest first. */
export const InvoiceHistory = ({ invoice: { id, kind } }: { invoice: Pick<Invoice, 'id' | 'kind'> }) => {
  const { data, isError } = useQuery(historyQueryOptions('invoice', id))
  const entries = (data?.results ?? []).map((event) => ({
    key: event.id,
    what: invoiceEventLabel(event.action, kind),
    detail: [event.message && `“${event.message}”`, invoiceChangeText(event), event.actor_name]
      .filter(Boolean)
      .join(' · '),
    at: event.created_at,
  }))
  return (
    <Card title="Histórico">
      {entries.length > 0 && <Timeline entries={entries} />}
      {data && entries.length === 0 && <p>Nada aconteceu ainda.</p>}
      {isError && <p>Não foi possível carregar o histórico. Atualize a página.</p>}
    </Card>
  )
}
