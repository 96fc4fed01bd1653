import { useState } from 'react'
import styled from 'styled-components'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useMediaQuery } from '@/components/ui/theme/useMediaQuery'
import { paths } from '@/services/config/paths'
import { type DueTone, formatDeadline, formatDue, formatMoney } from '@/services/format/format.rules'
import { orderStatus } from '@/services/orders/workflow/texts.rules'
import { font } from '@/styles/mixins'
import { color, phone } from '@/styles/tokens'
import { readOrderListContext } from '../../list/staff/orderListContext'
import type { StaffOrderProps } from '../../workflow/order.types'
import { isCancelOrRollbackInBanner } from '../../workflow/staff/CancelOrRollback'
import { MoreOrderActions } from '../../workflow/staff/MoreOrderActions'
import { UndoStageButton } from '../../workflow/staff/UndoStage'
import { PreviousNextOrder } from './PreviousNextOrder'

/** Number, company and turn; the rollback button and the "…" menu. */
export const StaffOrderHeader = (props: StaffOrderProps) => {
  const { order } = props
  const { tone, word } = orderStatus(order, 'staff')
  const [listQuery] = useState(() => readOrderListContext()?.address ?? '')
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
          {order.allowed_actions.includes('analyse_documents') && order.due_at && <Until at={order.due_at} />}
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

const Until = ({ at }: { at: string }) => {
  const { tone } = formatDue(at)
  return (
    <When $tone={tone} suppressHydrationWarning>
      {tone === 'late' ? 'venceu' : 'vence'} {formatDeadline(at)}
    </When>
  )
}

const When = styled.span<{ $tone: DueTone }>`
  color: ${({ $tone }) => ($tone === 'late' ? color.bad : $tone === 'soon' ? color.warn : color.t2)};
  ${font.secondary};
  font-weight: ${({ $tone }) => ($tone === 'plain' ? 400 : 600)};
`
