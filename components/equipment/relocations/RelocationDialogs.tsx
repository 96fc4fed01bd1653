import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { toast } from '@/components/ui/feedback/toast'
import { useDecideRelocation } from '@/hooks/equipment/equipment.mutations'
import type { RelocationAction } from '@/services/equipment/relocations.rules'
import { formatCount } from '@/services/format/format.rules'
import { destinationOf, type PendingDecision, RELOCATION_ACTION_LABEL } from './RelocationCard'

type Props = { asked: PendingDecision | null; onClose: () => void }

type DecisionText = { title: string; consequence: string; done: string }

/** Texts of the confirmation of each action; a refusal also asks for a reason. */
const DECISION_TEXTS: Record<RelocationAction, (what: string, to: string) => DecisionText> = {
  approve: (what, to) => ({
    title: `Aprovar a mudança para ${to}?`,
    consequence: `${what} fica em mudança até quem recebe confirmar a chegada.`,
    done: 'Mudança aprovada.',
  }),
  complete: (what, to) => ({
    title: `Confirmar a chegada em ${to}?`,
    consequence: `${what} fica em uso no novo lugar.`,
    done: 'Chegada confirmada.',
  }),
  refuse: (what, to) => ({
    title: `Recusar a mudança para ${to}?`,
    consequence: `${what} fica onde está. Quem pediu recebe o motivo.`,
    done: 'Mudança recusada.',
  }),
  cancel: (what, to) => ({
    title: `Cancelar a mudança para ${to}?`,
    consequence: `${what} fica onde estava.`,
    done: 'Mudança cancelada.',
  }),
}

/** Confirms an action on a relocation. The last dialog stays mounted while it closes. */
export const RelocationDialogs = ({ asked, onClose }: Props) => {
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  const { mutateAsync: decide } = useDecideRelocation()
  if (!shown) return null
  const { action, relocation } = shown
  const count = relocation.units.length
  const what = count === 1 ? 'O equipamento' : `Cada um dos ${formatCount(count, 'equipamento', 'equipamentos')}`
  const { title, consequence, done } = DECISION_TEXTS[action](what, destinationOf(relocation))
  const confirm = async (message?: string): Promise<void> => {
    await decide({ id: relocation.id, change: { action, ...(message && { message }) } })
    toast.success(done)
  }
  const key = `${action}-${String(relocation.id)}`
  const isAsked = asked !== null
  return (
    <>
      <ReasonDialog
        key={`reason-${key}`}
        open={isAsked && action === 'refuse'}
        onClose={onClose}
        title={title}
        label="Motivo"
        placeholder="Por que a mudança não acontece"
        requiredMessage="Diga o motivo: quem pediu recebe."
        confirmLabel="Recusar mudança"
        onConfirm={confirm}
      >
        {consequence}
      </ReasonDialog>
      <ConfirmDialog
        key={`confirm-${key}`}
        open={isAsked && action !== 'refuse'}
        onClose={onClose}
        title={title}
        confirmLabel={action === 'approve' ? 'Aprovar mudança' : RELOCATION_ACTION_LABEL[action]}
        cancelLabel="Voltar"
        danger={action === 'cancel'}
        onConfirm={() => confirm()}
      >
        {consequence}
      </ConfirmDialog>
    </>
  )
}
