import { useState } from 'react'
import { ImportPayments } from '@/components/billing/payments/ImportPayments'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'

// Loaded on demand: few visits of the list need them.
const IssueDialog = lazyDialog(() => import('./IssueDialogForm').then((module) => module.IssueDialogForm))
const DueDaysDialog = lazyDialog(() => import('./DueDaysDialogForm').then((module) => module.DueDaysDialogForm))
const DraftsDialog = lazyDialog(() => import('./DraftsDialogForm').then((module) => module.DraftsDialogForm))
const NewInvoiceDialog = lazyDialog(() =>
  import('./NewInvoiceDialogForm').then((module) => module.NewInvoiceDialogForm),
)

/** What is asked about: some drafts, a month, a new invoice, a bank's file. */
export type InvoiceDialog =
  | { kind: 'issue' | 'due'; invoices: readonly InvoiceSummary[] }
  | { kind: 'drafts' }
  | { kind: 'new' }
  | { kind: 'import' }

type Props = { asked: InvoiceDialog | null; month: string | undefined; onClose: () => void }

/** The dialogs of the list. What was asked about stays while its dialog closes. */
export const InvoiceDialogs = ({ asked, month, onClose }: Props) => {
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  const about = shown?.kind === 'issue' || shown?.kind === 'due' ? shown.invoices : []
  return (
    <>
      <IssueDialog open={asked?.kind === 'issue'} onClose={onClose} invoices={about} />
      <DueDaysDialog open={asked?.kind === 'due'} onClose={onClose} invoices={about} />
      <DraftsDialog open={asked?.kind === 'drafts'} onClose={onClose} month={month} />
      <NewInvoiceDialog open={asked?.kind === 'new'} onClose={onClose} />
      <ImportPayments open={asked?.kind === 'import'} onClose={onClose} />
    </>
  )
}
