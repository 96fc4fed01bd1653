import { type RefObject, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Dialog } from '@/components/ui/dialogs/Dialog'
import { Timeline } from '@/components/ui/display/Timeline'
import { useOrderConflict } from '@/hooks/orders/orders.queries'
import { historySince } from '@/services/orders/history/history-texts.rules'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import { stageStatusLabel } from '@/services/orders/workflow/order-state-texts.rules'
import { color } from '@/styles/tokens'
import { toTimelineEntry } from '../history/OrderTimeline'

type Props = {
  orderRef: OrderAddress
  /** The turn banner, which receives the focus when the command's own button was removed. */
  banner: RefObject<HTMLElement | null>
}

/** After an edit conflict: the order before and now, and who changed it. Nothing was saved. */
export const OrderConflictDialog = ({ orderRef, banner }: Props) => {
  const { conflict, dismiss } = useOrderConflict(orderRef)
  // Keeps the text during the closing animation.
  const [shown, setShown] = useState(conflict)
  if (conflict && conflict !== shown) setShown(conflict)
  const close = (): void => {
    dismiss()
    // While the command's own dialog is open the page is inert and cannot be focused.
    requestAnimationFrame(() => banner.current?.focus())
  }
  const before = shown?.before
  const now = shown?.now
  const changes = before && now ? historySince(now.history, before.history) : []
  return (
    <Dialog
      open={Boolean(conflict)}
      onClose={close}
      title="O pedido mudou enquanto você lia."
      footer={
        <PlainButton kind="primary" onClick={close}>
          Entendi
        </PlainButton>
      }
    >
      <Words>
        Mostramos agora a etapa atual; nada foi alterado.
        {before && now && before.stage_name !== now.stage_name && (
          <> {`Estava em ${stageStatusLabel(before)}, agora está em ${stageStatusLabel(now)}.`}</>
        )}
      </Words>
      {changes.length > 0 && (
        <Changes aria-label="O que mudou">
          <Timeline entries={changes.map(toTimelineEntry)} />
        </Changes>
      )}
    </Dialog>
  )
}

const Words = styled.p`
  color: ${color.t2};
`

const Changes = styled.section`
  margin-top: 16px;
`
