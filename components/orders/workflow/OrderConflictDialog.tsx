import { type RefObject, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Dialog } from '@/components/ui/dialogs/Dialog'
import { Timeline } from '@/components/ui/display/Timeline'
import { useOrderConflict } from '@/hooks/orders/useOrderConflict'
import { historySince } from '@/services/orders/history-texts.rules'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { stageWord } from '@/services/orders/texts.rules'
import { color } from '@/styles/tokens'
import { toTimelineEntry } from '../history/OrderTimeline'

type Props = {
  orderRef: OrderRef
  /** What says whose turn it is now: the focus goes there when the command's own button is gone. */
  place: RefObject<HTMLElement | null>
}

/** After a command that came too late: what the order was, what it is now and who did that; nothing was changed. */
export const OrderConflictDialog = ({ orderRef, place }: Props) => {
  const { conflict, dismiss } = useOrderConflict(orderRef)
  // What is read stays while the dialog goes.
  const [read, setRead] = useState(conflict)
  if (conflict && conflict !== read) setRead(conflict)
  const close = (): void => {
    dismiss()
    // A command's own dialog that is still open keeps the page from being focused.
    requestAnimationFrame(() => place.current?.focus())
  }
  const before = read?.before
  const now = read?.now
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
          <> {`Estava em ${stageWord(before)}, agora está em ${stageWord(now)}.`}</>
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
