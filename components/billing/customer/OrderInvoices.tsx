import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { Card, CardRow } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { Link } from '@/components/ui/navigation/Link'
import { useLogin } from '@/contexts/LoginContext'
import { invoicesQueryOptions } from '@/hooks/billing/invoices.queries'
import { may } from '@/services/auth/permissions.rules'
import { dayText, invoiceTitle } from '@/services/billing/invoices/customer-invoice-texts.rules'
import { numberedName } from '@/services/billing/invoices/invoice-states.rules'
import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'
import { paths } from '@/services/config/paths'
import { flex, font } from '@/styles/mixins'
import { DueNote, InvoiceTag } from './invoiceColumns'

const MOST = 3

/** The newest invoices that bill an order, for who may read invoices; hidden before the first one. */
export const OrderInvoices = ({ order: { order_mask_id } }: { order: { order_mask_id: string } }) => {
  const { actor } = useLogin()
  const isAllowed = actor !== null && may(actor, 'invoices:read')
  const { data, isError } = useQuery({
    ...invoicesQueryOptions({ order_mask_id, ordering: '-due_on', page_size: MOST }),
    enabled: isAllowed,
    meta: { quiet: true },
  })
  if (!isAllowed || (!data && !isError) || data?.count === 0) return null
  return (
    <Card
      title="Faturas deste pedido"
      extra={
        data && data.count > MOST && <Link href={paths.platform.invoicesOf(order_mask_id)}>Ver as {data.count}</Link>
      }
      flush
    >
      {data ? (
        data.results.map((invoice) => <Row key={invoice.id} invoice={invoice} />)
      ) : (
        <CardRow>Não foi possível carregar as faturas. Atualize a página.</CardRow>
      )}
    </Card>
  )
}

const Row = ({ invoice }: { invoice: InvoiceSummary }) => (
  <CardRow>
    <Line>
      <span>
        <Link href={paths.platform.invoice(invoice.id)}>{invoiceTitle(invoice)}</Link>
        <small>
          {numberedName(invoice)}, {dayText(invoice)}
          {invoice.orders_count > 1 && `, total de ${String(invoice.orders_count)} pedidos`}
        </small>
        <DueNote invoice={invoice} />
      </span>
      <span>
        <Money value={invoice.total} strong />
        <InvoiceTag invoice={invoice} />
      </span>
    </Line>
  </CardRow>
)

const Line = styled.div`
  ${flex.between};
  align-items: flex-start;
  gap: 12px;
  ${font.secondary};
  a {
    font-weight: 550;
  }
  small {
    display: block;
    ${font.secondaryMuted};
  }
  > :last-child {
    display: grid;
    flex: none;
    justify-items: end;
    gap: 4px;
  }
`
