import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { useInvoice } from '@/hooks/billing/invoices.queries'
import { paths } from '@/services/config/paths'
import { CustomerInvoice } from './CustomerInvoice'

/** An invoice as the customer sees it, in all its states. */
export const InvoiceScreen = () => {
  const invoiceId = useRouteId('invoiceId')
  const { invoice, state, error, retry } = useInvoice(invoiceId)
  if (state === 'missing' || Number.isNaN(invoiceId))
    return (
      <NotFoundState
        title="Não encontramos esta fatura"
        description="Confira o endereço ou a empresa em que você está."
        back={{ label: 'Ver faturas', href: paths.platform.invoices() }}
      />
    )
  if (invoice) return <CustomerInvoice key={invoice.id} invoice={invoice} />
  if (state === 'failed')
    return <FailedState heading="h1" title="Não foi possível carregar a fatura" error={error} onRetry={retry} />
  return <SkeletonText label="Carregando a fatura" rows={10} />
}
