import { Ban } from 'lucide-react'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { CancelOrder } from './CancelOrder'
import type { PanelProps } from './StaffOrder'
import { UndoButton } from './UndoButton'
import { mayCancel } from './waysOut.rules'

/** Back, or the end of the order, as buttons. */
export const WaysOut = (props: PanelProps) => {
  const [cancelling, setCancelling] = useState(false)
  return (
    <>
      <UndoButton {...props} />
      {mayCancel(props.order) && (
        <>
          <PlainButton
            kind="danger"
            icon={<Ban size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setCancelling(true)}
          >
            Cancelar pedido
          </PlainButton>
          <CancelOrder {...props} open={cancelling} onClose={() => setCancelling(false)} />
        </>
      )}
    </>
  )
}
