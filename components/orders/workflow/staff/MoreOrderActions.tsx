import { Ban, Download, Undo2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import type { MenuEntry } from '@/components/ui/buttons/MenuList'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { useDownloadOrder } from '@/hooks/orders/orders.downloads'
import { rollbackTarget } from '@/services/orders/workflow/texts.rules'
import type { StaffOrderProps } from '../order.types'
import { CancelOrderDialog } from './CancelOrderDialog'
import { isCancelOrRollbackInBanner, mayCancel } from './CancelOrRollback'
import { UndoStageDialog } from './UndoStage'

type Props = StaffOrderProps & {
  /** Includes the rollback, which otherwise is a button of its own. */
  withRollback: boolean
}

/** The less frequent commands, in the "…" menu of the header. */
export const MoreOrderActions = ({ order, orderRef, withRollback }: Props) => {
  const [openDialog, setOpenDialog] = useState<'undo' | 'cancel' | null>(null)
  const { mutate: download, isPending } = useDownloadOrder(orderRef)
  const canCancel = mayCancel(order)
  const entries: MenuEntry[] = [
    {
      key: 'pdf',
      label: 'Baixar PDF',
      icon: <Download size={16} strokeWidth={1.75} aria-hidden />,
      onSelect: () => download(),
    },
  ]
  const isInMenu = !isCancelOrRollbackInBanner(order)
  if (order.undo && withRollback && isInMenu)
    entries.push({
      key: 'voltar',
      label: `Voltar para ${rollbackTarget(order.undo.to_stage)}`,
      icon: <Undo2 size={16} strokeWidth={1.75} aria-hidden />,
      onSelect: () => setOpenDialog('undo'),
    })
  if (canCancel && isInMenu)
    entries.push({
      key: 'cancelar',
      label: 'Cancelar pedido',
      icon: <Ban size={16} strokeWidth={1.75} aria-hidden />,
      danger: true,
      onSelect: () => setOpenDialog('cancel'),
    })
  return (
    <>
      <More label="Mais ações do pedido" entries={entries} bordered busy={isPending} />
      {order.undo && (
        <UndoStageDialog
          orderRef={orderRef}
          undo={order.undo}
          open={openDialog === 'undo'}
          onClose={() => setOpenDialog(null)}
        />
      )}
      {canCancel && (
        <CancelOrderDialog
          order={order}
          orderRef={orderRef}
          open={openDialog === 'cancel'}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </>
  )
}

/** Aligned to the end of its line, also when it stands alone. */
const More = styled(MoreMenu)`
  && {
    flex: none;
    margin-left: auto;
  }
`
