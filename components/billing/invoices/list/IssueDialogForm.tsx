import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { DialogModal } from '@/components/ui/dialogs/DialogModal'
import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { Money } from '@/components/ui/display/Money'
import { toast } from '@/components/ui/feedback/toast'
import { useIssueInvoices } from '@/hooks/billing/invoices.mutations'
import type { Issued } from '@/services/billing/invoices/invoices.schema'
import { issueQuestion, totalOf } from '@/services/billing/invoices/staff-invoice-texts.rules'
import { IssueResults, type ToIssue } from './IssueResults'

type Props = { open: boolean; onClose: () => void; invoices: readonly ToIssue[] }

/** Issues drafts: asks with their sum, then says of each what became of it. */
export const IssueDialogForm = ({ open, onClose, invoices }: Props) => {
  // The rows leave the list of drafts once they are issued: what was asked about is kept.
  const [done, setDone] = useState<{ invoices: readonly ToIssue[]; results: Issued['results'] } | null>(null)
  const { mutateAsync, isPending } = useIssueInvoices()
  const issue = async (): Promise<void> => {
    const { results } = await mutateAsync({ invoices: invoices.map(({ id, version }) => ({ id, version })) })
    const [only] = results
    if (results.length === 1 && only?.number) {
      toast.success(`Fatura ${only.number} emitida.`)
      onClose()
    } else setDone({ invoices, results })
  }
  const close = (): void => {
    setDone(null)
    onClose()
  }
  const question = issueQuestion(invoices.length)
  return (
    <DialogModal
      open={open}
      onClose={close}
      busy={isPending}
      width={done ? 560 : 440}
      title={done ? 'Resultado da emissão' : question.title}
      footer={
        done ? (
          <PlainButton kind="primary" onClick={close}>
            Concluir
          </PlainButton>
        ) : (
          <>
            <PlainButton onClick={close} disabled={isPending}>
              Voltar
            </PlainButton>
            {/* A failure of the call is told by a toast; the question stays. */}
            <PlainButton kind="primary" busy={isPending} onClick={() => void issue().catch(() => null)}>
              {question.confirm}
            </PlainButton>
          </>
        )
      }
    >
      {done ? (
        <IssueResults invoices={done.invoices} results={done.results} />
      ) : (
        <DialogWords>
          {invoices.length > 1 ? 'Somam ' : 'Total de '}
          <Money value={totalOf(invoices)} strong />. {question.consequence}
        </DialogWords>
      )}
    </DialogModal>
  )
}
