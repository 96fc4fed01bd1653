import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { toast } from '@/components/ui/feedback/toast'
import { useUpdateUnitsStatus } from '@/hooks/stock/units.mutations'
import { formatCount } from '@/services/format/format.rules'
import { MANUAL_STATUS_VERB, needsReason } from '@/services/stock/units/manual-status.rules'
import { UNIT_STATUS_LABEL, type UnitStatus } from '@/services/stock/units/unit-status.rules'

type Props = {
  units: readonly { id: number; serial: string }[]
  /** New status; null while closed. */
  to: UnitStatus | null
  onClose: () => void
  onChanged?: () => void
}

const CONSEQUENCE: Readonly<Partial<Record<UnitStatus, string>>> = {
  UP_FOR_RENTAL: 'Pode ser reservado e separado para pedidos a partir de agora.',
  PRODUCT_STORAGE: 'Sai da prateleira: não é mais oferecido nem reservado.',
  IN_MAINTENANCE: 'Sai da prateleira até alguém liberar de novo. O motivo fica no histórico.',
  DISABLED: 'Deixa de ser oferecido. O motivo fica no histórico.',
  DISPOSABLE_SERIAL: 'Sai do estoque e não volta a ser oferecido. O motivo fica no histórico.',
  FINISHED: 'Encerra a vida do equipamento: a situação não muda mais. O motivo fica no histórico.',
}

/** Confirms a status change by hand, with a reason where one is required. */
export const StatusDialog = ({ units, to, onClose, onChanged }: Props) => {
  const { mutateAsync: change } = useUpdateUnitsStatus()
  const [shown, setShown] = useState(to)
  if (to !== null && to !== shown) setShown(to)
  if (shown === null) return null
  const label = UNIT_STATUS_LABEL[shown]
  const send = async (message?: string): Promise<void> => {
    const changed = await change({ ids: units.map(({ id }) => id), status: shown, ...(message && { message }) })
    toast.success(`${formatCount(changed, 'equipamento', 'equipamentos')}: ${label.toLocaleLowerCase('pt-BR')}.`)
    onChanged?.()
  }
  const verb = MANUAL_STATUS_VERB[shown] ?? label
  const title = `${verb}: ${units.length === 1 ? (units[0]?.serial ?? '') : `${String(units.length)} equipamentos`}?`
  const asked = { open: to !== null, onClose, title, confirmLabel: verb, cancelLabel: 'Voltar' }
  return needsReason(shown) ? (
    <ReasonDialog
      key={shown}
      {...asked}
      label="Motivo"
      placeholder="O que aconteceu"
      requiredMessage="Diga o motivo: ele fica no histórico do equipamento."
      danger={shown !== 'IN_MAINTENANCE'}
      onConfirm={send}
    >
      {CONSEQUENCE[shown]}
    </ReasonDialog>
  ) : (
    <ConfirmDialog key={shown} {...asked} onConfirm={() => send()}>
      {CONSEQUENCE[shown]}
    </ConfirmDialog>
  )
}
