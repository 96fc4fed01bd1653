import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { isAdjustment } from '@/services/billing/invoices/draft-editing.rules'
import { staysInDraft } from '@/services/billing/invoices/invoice-states.rules'
import type { InvoiceLine } from '@/services/billing/invoices/invoices.schema'
import { formatMoney } from '@/services/format/format.rules'
import { flex } from '@/styles/mixins'
import type { DraftEditor } from './useDraftEditor'

const LineAmountDialog = lazyDialog(() =>
  import('./LineAmountDialogForm').then((module) => module.LineAmountDialogForm),
)

type Props = { line: InvoiceLine; editor: DraftEditor }

/** What may be done with a line of the measuring, or with one that was offered. Measured days stay (docs/adr/0557). */
export const LineCommands = ({ line, editor }: Props) => {
  const [open, setOpen] = useState<'amount' | 'drop' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <Row>
      <PlainButton kind="link" size="small" onClick={() => setOpen('amount')}>
        Mudar valor
      </PlainButton>
      {!staysInDraft(line) && (
        <PlainButton kind="link" size="small" onClick={() => setOpen('drop')}>
          Tirar da fatura
        </PlainButton>
      )}
      <LineAmountDialog open={open === 'amount'} onClose={close} line={line} editor={editor} />
      <ConfirmDialog
        open={open === 'drop'}
        onClose={close}
        title={`Tirar ${line.label} da fatura?`}
        confirmLabel="Tirar linha"
        cancelLabel="Manter linha"
        danger
        onConfirm={() => editor.dropLine(line.id)}
        done="Linha tirada da fatura."
      >
        A fatura deixa de cobrar {formatMoney(line.amount)}.{' '}
        {isAdjustment(line)
          ? 'Recalcular ou gerar a próxima fatura pode trazer a linha de volta.'
          : 'Recalcular a medição traz a linha de volta.'}
        {line.kind === 'SETTLEMENT' && ' Para encerrar o acerto, mude o valor para 0.'}
      </ConfirmDialog>
    </Row>
  )
}

const Row = styled.div`
  ${flex.wrapRow};
  gap: 4px 20px;
  padding-bottom: 4px;
`
