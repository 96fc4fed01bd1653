import { useState } from 'react'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { toast } from '@/components/ui/feedback/toast'
import { useUpdateHold } from '@/hooks/stock/holds.mutations'
import type { Hold } from '@/services/stock/holds/holds.schema'
import { holdUnitsText } from './holdTexts'

// The form loads with the first dialog that opens.
const ExtendDialogForm = lazyDialog(() => import('./ExtendDialogForm').then((module) => module.ExtendDialogForm))

export type OpenDialog = { command: 'release' | 'extend'; hold: Hold }

type Props = { open: OpenDialog | null; onClose: () => void }

/** The open dialog of the list. The last one stays mounted while it closes. */
export const HoldDialogs = ({ open, onClose }: Props) => {
  const [shown, setShown] = useState(open)
  if (open && open !== shown) setShown(open)
  if (!shown) return null
  const { hold } = shown
  return (
    <>
      <ExtendDialogForm key={hold.id} hold={hold} open={open?.command === 'extend'} onClose={onClose} />
      <ReleaseDialog
        key={`release-${String(hold.id)}`}
        hold={hold}
        open={open?.command === 'release'}
        onClose={onClose}
      />
    </>
  )
}

type DialogProps = { hold: Hold; open: boolean; onClose: () => void }

const ReleaseDialog = ({ hold, open, onClose }: DialogProps) => {
  const { mutateAsync: change } = useUpdateHold()
  const { order, product } = hold
  const release = async (message: string): Promise<void> => {
    await change({ id: hold.id, release: { message } })
    toast.success(`Reserva de ${product.name} liberada.`)
  }
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={`Liberar ${holdUnitsText(hold)} do pedido ${order.order_mask_id}?`}
      label="Motivo"
      placeholder="Por que a reserva termina antes"
      requiredMessage="Diga o motivo: ele fica no histórico do pedido."
      confirmLabel="Liberar reserva"
      onConfirm={release}
    >
      {product.name} fica livre para outros pedidos agora. O pedido continua:{' '}
      {order.stage_name === 'PROPOSAL_AGREEMENT'
        ? 'se o cliente aceitar a proposta, reservamos de novo, caso ainda haja unidades.'
        : 'na separação, ele recebe o que estiver livre nesse dia.'}{' '}
      O cliente vê o motivo no histórico do pedido.
    </ReasonDialog>
  )
}
