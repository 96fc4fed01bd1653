import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { toast } from '@/components/ui/feedback/toast'
import { useCancelReturn } from '@/hooks/logistics/returns.mutations'
import { formatCount } from '@/services/format/format.rules'
import type { ReturnDetail } from '@/services/logistics/return-detail.schema'

/** Cancels a return; possible until it is collected. */
export const CancelReturn = ({ pkg }: { pkg: ReturnDetail }) => {
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useCancelReturn()
  const confirm = async (): Promise<void> => {
    await mutateAsync(pkg.id)
    toast.success('Devolução cancelada')
  }
  return (
    <>
      <PlainButton onClick={() => setAsking(true)}>Cancelar devolução</PlainButton>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Cancelar a devolução ${String(pkg.id)}?`}
        confirmLabel="Cancelar devolução"
        cancelLabel="Manter devolução"
        danger
        onConfirm={confirm}
      >
        {formatCount(pkg.units, 'equipamento continua', 'equipamentos continuam')} com o cliente e a locação segue.
      </ConfirmDialog>
    </>
  )
}
