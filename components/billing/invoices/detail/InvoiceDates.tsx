import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { Card } from '@/components/ui/display/Card'
import { currentDueDay } from '@/services/billing/invoices/due-day.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { formatDay, formatDeadline } from '@/services/format/format.rules'
import { AsideFacts } from '../../AsideFacts'

const DueDayDialog = lazyDialog(() => import('./DueDayDialogForm').then((module) => module.DueDayDialogForm))
const ExtensionDialog = lazyDialog(() => import('./ExtensionDialogForm').then((module) => module.ExtensionDialogForm))

/** When it was issued, by when it is paid, and the number. */
export const InvoiceDates = ({ invoice }: { invoice: Invoice }) => {
  const [isOpen, setOpen] = useState(false)
  const {
    kind,
    status,
    issued_on,
    due_on,
    extended_to,
    payable_on,
    number,
    next_number,
    allowed_actions: may,
  } = invoice
  const isDraft = status === 'DRAFT'
  // Nobody pays a credit note.
  const isDue = kind !== 'CREDIT'
  const mayChange = may.includes('edit') || may.includes('extend')
  const dialog = { open: isOpen, onClose: () => setOpen(false), invoice }
  return (
    <Card
      title="Datas"
      extra={
        mayChange && (
          <PlainButton kind="link" size="small" onClick={() => setOpen(true)}>
            {isDraft ? 'Mudar' : 'Prorrogar'}
          </PlainButton>
        )
      }
    >
      <AsideFacts>
        <div>
          <dt>Emissão</dt>
          <dd>{issued_on === null ? 'ao emitir' : formatDay(issued_on)}</dd>
        </div>
        {isDue && (
          <div>
            <dt>Vencimento</dt>
            <dd>{formatDeadline(due_on)}</dd>
          </div>
        )}
        {extended_to !== null && (
          <div>
            <dt>Prorrogado até</dt>
            <dd>{formatDeadline(extended_to)}</dd>
          </div>
        )}
        {isDue && payable_on !== currentDueDay(invoice) && (
          <div>
            <dt>Sem encargos até</dt>
            <dd>{formatDeadline(payable_on)}</dd>
          </div>
        )}
        <div>
          <dt>Número</dt>
          <dd>{number ?? (next_number === null ? 'ao emitir' : `ao emitir, próximo ${next_number}`)}</dd>
        </div>
      </AsideFacts>
      {isDraft ? <DueDayDialog {...dialog} /> : <ExtensionDialog {...dialog} />}
    </Card>
  )
}
