import { Download, MessageSquareWarning } from 'lucide-react'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import {
  customerInvoiceTag,
  invoiceTitle,
  lateDaysText,
} from '@/services/billing/invoices/customer-invoice-texts.rules'
import { numberedName } from '@/services/billing/invoices/invoice-states.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { paidTag } from '@/services/billing/payments/customer-payment-texts.rules'
import { paths } from '@/services/config/paths'
import { currentDay, formatDayShort, lowerFirst } from '@/services/format/format.rules'
import { contentOf } from './invoiceColumns'

type Props = {
  invoice: Invoice
  narrow: boolean
  /** Undefined where it cannot be contested. */
  onDispute: (() => void) | undefined
  onDownload: () => void
  isDownloading: boolean
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Month, state and facts of an invoice, with what may be done in any state; on phones that is in the "…" menu. */
export const InvoiceHeader = ({ invoice, narrow, onDispute, onDownload, isDownloading }: Props) => (
  <PageHeader
    above={
      narrow
        ? [{ label: 'Faturas', href: paths.platform.invoices() }]
        : [
            { label: 'Meus pedidos', href: paths.platform.myOrders() },
            { label: 'Faturas', href: paths.platform.invoices() },
          ]
    }
    crumb={numberedName(invoice)}
    title={invoiceTitle(invoice)}
    // On phones the card below shows it.
    tag={!narrow && <InvoiceState invoice={invoice} />}
    facts={factsOf(invoice, narrow)}
    beside={narrow}
    actions={
      narrow ? (
        <MoreMenu
          label={`Ações da ${lowerFirst(numberedName(invoice))}`}
          bordered
          busy={isDownloading}
          entries={[
            { key: 'pdf', label: 'Baixar PDF', icon: <Download {...ICON} />, onSelect: onDownload },
            ...(onDispute
              ? [{ key: 'dispute', label: 'Contestar', icon: <MessageSquareWarning {...ICON} />, onSelect: onDispute }]
              : []),
          ]}
        />
      ) : (
        <>
          {onDispute && (
            <PlainButton icon={<MessageSquareWarning {...ICON} />} onClick={onDispute}>
              Contestar
            </PlainButton>
          )}
          <PlainButton icon={<Download {...ICON} />} busy={isDownloading} onClick={onDownload}>
            Baixar PDF
          </PlainButton>
        </>
      )
    }
  />
)

/** "A vencer", "17 dias de atraso", "Paga em 04/12", "Em análise". */
export const InvoiceState = ({ invoice }: { invoice: Invoice }) => {
  const { tone, word } = customerInvoiceTag(invoice)
  const isLate = tone === 'bad'
  const isPaid = invoice.status === 'PAID' && invoice.kind !== 'CREDIT'
  return (
    <StatusTag tone={tone}>{isLate ? lateDaysText(invoice.days_late) : isPaid ? paidTag(invoice) : word}</StatusTag>
  )
}

function factsOf(invoice: Invoice, narrow: boolean): string {
  const { issued_on } = invoice
  return [
    numberedName(invoice),
    issued_on !== null && `emitida ${issued_on === currentDay() ? 'hoje,' : 'em'} ${formatDayShort(issued_on)}`,
    !narrow && contentOf(invoice),
  ]
    .filter(Boolean)
    .join(' · ')
}
