import { FileDown, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { toast } from '@/components/ui/feedback/toast'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useDownloadInvoice } from '@/hooks/billing/documents.mutations'
import { numberedName } from '@/services/billing/invoices/invoice-states.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { staffInvoiceTitle } from '@/services/billing/invoices/staff-invoice-texts.rules'
import { paths } from '@/services/config/paths'
import { formatCnpj, formatCount, formatMoment } from '@/services/format/format.rules'
import { InvoiceTag } from '../InvoiceSituation'
import { DraftNeighbours } from './DraftNeighbours'
import { InvoiceMenu } from './InvoiceMenu'

const IssueDialog = lazyDialog(() => import('../list/IssueDialogForm').then((module) => module.IssueDialogForm))
const RecalculateDialog = lazyDialog(() =>
  import('./RecalculateDialogForm').then((module) => module.RecalculateDialogForm),
)

type Props = { invoice: Invoice; /** Something typed is not saved yet. */ isDirty: boolean }

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What it is and what can be done with it now. */
export const InvoiceHead = ({ invoice, isDirty }: Props) => {
  const [open, setOpen] = useState<'issue' | 'recalculate' | null>(null)
  const download = useDownloadInvoice(invoice)
  const { status, number, allowed_actions: may, company } = invoice
  const isDraft = status === 'DRAFT'
  const issue = (): void => {
    if (isDirty) toast.error('Complete ou tire a linha que ainda não foi salva.')
    else if (invoice.objections.length > 0) toast.error(invoice.objections.join(' '))
    else setOpen('issue')
  }
  return (
    <>
      <PageHeader
        above={[
          { label: 'Faturas', href: paths.admin.invoices() },
          ...(isDraft ? [{ label: 'Rascunhos', href: `${paths.admin.invoices()}?visao=rascunhos` }] : []),
        ]}
        crumb={number === null ? company.corporate_name : numberedName(invoice)}
        title={staffInvoiceTitle(invoice)}
        tag={<InvoiceTag invoice={invoice} />}
        facts={<span suppressHydrationWarning>{factsOf(invoice)}</span>}
        actions={
          <>
            {isDraft && <DraftNeighbours id={invoice.id} />}
            {may.includes('recalculate') && (
              <PlainButton size="small" icon={<RefreshCw {...ICON} />} onClick={() => setOpen('recalculate')}>
                Recalcular
              </PlainButton>
            )}
            {!isDraft && (
              <PlainButton
                size="small"
                busy={download.isPending}
                icon={<FileDown {...ICON} />}
                onClick={() => download.mutate()}
              >
                Baixar PDF
              </PlainButton>
            )}
            <InvoiceMenu invoice={invoice} />
            {may.includes('issue') && (
              <PlainButton size="small" kind="primary" onClick={issue}>
                Emitir fatura
              </PlainButton>
            )}
          </>
        }
      />
      <IssueDialog open={open === 'issue'} onClose={() => setOpen(null)} invoices={[invoice]} />
      <RecalculateDialog open={open === 'recalculate'} onClose={() => setOpen(null)} invoice={invoice} />
    </>
  )
}

/** "Nº 000231 · 12.ABC.345/01DE-35 · 3 pedidos, 73 unidades · medida em 01/12, às 00:30 · editada por Cláudio". */
function factsOf({
  kind,
  number,
  customer,
  orders_count,
  units_count,
  measured_at,
  frozen_at,
  edited_by,
}: Invoice): string {
  const orders = formatCount(orders_count, 'pedido', 'pedidos')
  return [
    number !== null && `Nº ${number}`,
    formatCnpj(customer.cnpj),
    orders_count > 0 && `${orders}, ${formatCount(units_count, 'unidade', 'unidades')}`,
    measured_at !== null && `medida ${formatMoment(measured_at)}`,
    frozen_at !== null && edited_by !== null && `${kind === 'CREDIT' ? 'emitida' : 'editada'} por ${edited_by}`,
  ]
    .filter((part) => part !== false)
    .join(' · ')
}
