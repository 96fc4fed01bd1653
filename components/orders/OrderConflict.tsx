import { useEffect, useRef } from 'react'
import { Notice } from '@/components/ui/Notice'
import { useOrderConflict } from '@/hooks/orders/useOrderConflict'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { stageWord } from '@/services/orders/texts.rules'

/** After a command that came too late: what the order was, what it is now; nothing was changed. */
export const OrderConflict = ({ orderRef }: { orderRef: OrderRef }) => {
  const { conflict, dismiss } = useOrderConflict(orderRef)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!conflict) return
    // After the focus has found its place in the order as it is now; a dialog that stays open keeps it.
    const timer = setTimeout(() => {
      if (!document.activeElement?.closest('[role="dialog"]')) place.current?.focus()
    }, 100)
    return () => clearTimeout(timer)
  }, [conflict])
  if (!conflict) return null
  const { before, now } = conflict
  const moved = before && before.stage_name !== now.stage_name
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="info" title="O pedido mudou enquanto você lia.">
        Mostramos agora a etapa atual; nada foi alterado.
        {moved && ` Estava em ${stageWord(before)}, agora está em ${stageWord(now)}.`}{' '}
        <button type="button" onClick={dismiss}>
          Entendi
        </button>
      </Notice>
    </div>
  )
}
