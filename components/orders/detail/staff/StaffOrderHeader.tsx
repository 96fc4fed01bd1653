import { Ban, Download, Undo2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery'
import { useStored } from '@/components/ui/browser/useStored'
import type { MenuEntry } from '@/components/ui/buttons/MenuList'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { DueDate } from '@/components/ui/display/DueDate'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useDownloadOrder } from '@/hooks/orders/orders.downloads'
import { paths } from '@/services/config/paths'
import { type DueTone, formatDeadline, formatDue, formatMoney } from '@/services/format/format.rules'
import { orderStatus, rollbackTarget } from '@/services/orders/workflow/order-state-texts.rules'
import { font } from '@/styles/mixins'
import { color, phone } from '@/styles/tokens'
import { readOrderListContext } from '../../list/staff/orderListContext'
import type { StaffOrderProps } from '../../workflow/order.types'
import {
  CancelOrderDialog,
  isCancelOrRollbackInBanner,
  mayCancel,
  UndoStageButton,
  UndoStageDialog,
} from '../../workflow/staff/CancelOrRollback'
import { PreviousNextOrder } from './PreviousNextOrder'

export const StaffOrderHeader = (props: StaffOrderProps) => {
  const { order } = props
  const { tone, word } = orderStatus(order, 'staff')
  const listQuery = useStored(readOrderListContext)?.address ?? ''
  // On phones the rollback moves into the "…" menu, so that the stage's own command comes first.
  const isPhone = useMediaQuery(phone)
  const items = order.items_count === 1 ? '1 item' : `${String(order.items_count)} itens`
  return (
    <PageHeader
      inline
      above={[{ label: 'Pedidos', href: `${paths.admin.orders()}${listQuery}` }]}
      title={`Pedido ${order.order_mask_id}`}
      tag={
        <>
          <StatusTag tone={tone}>{word}</StatusTag>
          <Until order={order} />
        </>
      }
      facts={`${order.company.corporate_name} · ${items} · ${String(order.duration_months)} meses · ${formatMoney(order.monthly_fee)}/mês`}
      actions={
        <>
          <PreviousNextOrder key={`${String(order.company.id)}-${order.order_mask_id}`} order={order} />
          {!isPhone && !isCancelOrRollbackInBanner(order) && <UndoStageButton key={order.stage_name} {...props} />}
          <MoreOrderActions key={`mais-${order.stage_name}`} {...props} withRollback={isPhone} />
        </>
      }
    />
  )
}

/** "4 dias de atraso" of a late order; who analyses documents always sees the deadline. */
const Until = ({ order: { due_at, allowed_actions } }: Pick<StaffOrderProps, 'order'>) => {
  if (!due_at) return null
  const { tone } = formatDue(due_at)
  if (tone === 'late') return <DueDate at={due_at} />
  if (!allowed_actions.includes('analyse_documents')) return null
  return (
    <When $tone={tone} suppressHydrationWarning>
      vence {formatDeadline(due_at)}
    </When>
  )
}

const When = styled.span<{ $tone: DueTone }>`
  color: ${({ $tone }) => ($tone === 'soon' ? color.warn : color.t2)};
  ${font.secondary};
  font-weight: ${({ $tone }) => ($tone === 'plain' ? 400 : 600)};
`

type MoreOrderActionsProps = StaffOrderProps & {
  /** Includes the rollback, which otherwise is a button of its own. */
  withRollback: boolean
}

export const MoreOrderActions = ({ order, orderRef, withRollback }: MoreOrderActionsProps) => {
  const [openDialog, setOpenDialog] = useState<'undo' | 'cancel' | null>(null)
  const { mutate: download, isPending } = useDownloadOrder(orderRef)
  const canCancel = mayCancel(order)
  const dialogState = (name: typeof openDialog) => ({ open: openDialog === name, onClose: () => setOpenDialog(null) })
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
      {order.undo && <UndoStageDialog orderRef={orderRef} undo={order.undo} {...dialogState('undo')} />}
      {canCancel && <CancelOrderDialog order={order} orderRef={orderRef} {...dialogState('cancel')} />}
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
