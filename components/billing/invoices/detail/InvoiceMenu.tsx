import { useRouter } from 'next/router'
import { useState } from 'react'
import type { MenuEntry } from '@/components/ui/buttons/MenuList'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { useCancelInvoice, useDeleteInvoice, useMarkInvoiceUncollectible } from '@/hooks/billing/invoices.mutations'
import type { InvoiceAction } from '@/services/billing/invoices/invoice-actions.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { paths } from '@/services/config/paths'

const CreditNoteDialog = lazyDialog(() =>
  import('./CreditNoteDialogForm').then((module) => module.CreditNoteDialogForm),
)

/** The less frequent commands, in the order of the menu. */
const COMMANDS = ['credit', 'cancel', 'uncollectible', 'delete'] as const satisfies readonly InvoiceAction[]
type Command = (typeof COMMANDS)[number]

const LABEL: Record<Command, string> = {
  credit: 'Emitir nota de crédito',
  cancel: 'Cancelar fatura',
  uncollectible: 'Marcar como incobrável',
  delete: 'Excluir rascunho',
}

/** What else can be done with the invoice, as far as the API allows it now. */
export const InvoiceMenu = ({ invoice }: { invoice: Invoice }) => {
  const [open, setOpen] = useState<Command | null>(null)
  const close = (): void => setOpen(null)
  const { push } = useRouter()
  const remove = useDeleteInvoice()
  const cancel = useCancelInvoice(invoice.id)
  const giveUp = useMarkInvoiceUncollectible(invoice.id)
  const [name, month] = [`a fatura ${invoice.number ?? ''}`.trim(), invoice.period]
  // Nothing is measured for an invoice apart from the months.
  const isMeasured = invoice.kind === 'MONTHLY'
  const measured = `${paths.admin.measuring()}?mes=${month}&empresa=${String(invoice.company.id)}`
  const entries: MenuEntry[] = [
    { key: 'measuring', label: 'Ver medição do mês', href: measured },
    ...COMMANDS.filter((command) => invoice.allowed_actions.includes(command)).map((command) => ({
      key: command,
      label: LABEL[command],
      danger: command !== 'credit',
      onSelect: () => setOpen(command),
    })),
  ]
  return (
    <>
      <MoreMenu label="Mais ações da fatura" bordered entries={entries} />
      <CreditNoteDialog open={open === 'credit'} onClose={close} invoice={invoice} />
      <ReasonDialog
        open={open === 'cancel'}
        onClose={close}
        title={`Cancelar ${name}?`}
        confirmLabel="Cancelar fatura"
        cancelLabel="Manter fatura"
        label="Motivo do cancelamento"
        requiredMessage="Conte o motivo do cancelamento."
        onConfirm={(reason) => cancel.mutateAsync(reason)}
        done="Fatura cancelada."
      >
        {isMeasured
          ? 'O número fica com ela, o cliente vê que foi cancelada, e o uso medido volta para o próximo rascunho.'
          : 'O número fica com ela, e o cliente vê que foi cancelada.'}
      </ReasonDialog>
      <ReasonDialog
        open={open === 'uncollectible'}
        onClose={close}
        title={`Marcar ${name} como incobrável?`}
        confirmLabel="Marcar como incobrável"
        cancelLabel="Continuar cobrando"
        label="Por que ela não será paga"
        requiredMessage="Conte por que ela não será paga."
        onConfirm={(reason) => giveUp.mutateAsync(reason)}
        done="Fatura marcada como incobrável."
      >
        Os lembretes param. Para o cliente ela continua em aberto, e ainda pode ser paga.
      </ReasonDialog>
      <ConfirmDialog
        open={open === 'delete'}
        onClose={close}
        title="Excluir o rascunho?"
        confirmLabel="Excluir rascunho"
        cancelLabel="Manter rascunho"
        danger
        onConfirm={async () => {
          await remove.mutateAsync(invoice.id)
          await push(paths.admin.invoices())
        }}
        done="Rascunho excluído."
      >
        {isMeasured
          ? 'Os ajustes escritos se perdem. O uso medido fica, e “Gerar rascunhos” cria outro.'
          : 'As linhas escritas se perdem. Para cobrá-las depois, crie outra fatura avulsa.'}
      </ConfirmDialog>
    </>
  )
}
