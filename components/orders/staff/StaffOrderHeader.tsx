import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { DownloadOrder } from '@/components/orders/DownloadOrder'
import { PageHeader } from '@/components/ui/PageHeader'
import { PlainButton } from '@/components/ui/PlainButton'
import { ReasonDialog } from '@/components/ui/ReasonDialog'
import { StatusTag } from '@/components/ui/StatusTag'
import { toast } from '@/components/ui/toast'
import { useUndoStage } from '@/hooks/orders/useUndoStage'
import { paths } from '@/services/config/paths'
import { formatDeadline, formatDue, formatMoney, type DueTone } from '@/services/format/format.rules'
import { orderStatus, rollbackTarget } from '@/services/orders/texts.rules'
import { color } from '@/styles/tokens'
import { CancelOrder } from './CancelOrder'
import { OrderNeighbours } from './OrderNeighbours'
import { readTrail } from './orderTrail'
import type { PanelProps } from './StaffOrder'

/** Number, company, whose turn, and the two ways out of the road: back and cancelled. */
export const StaffOrderHeader = (props: PanelProps) => {
  const { order } = props
  const { tone, word } = orderStatus(order, 'staff')
  const [list] = useState(() => readTrail()?.address ?? '')
  const items = order.items_count === 1 ? '1 item' : `${String(order.items_count)} itens`
  return (
    <PageHeader
      inline
      above={[{ label: 'Pedidos', href: `${paths.admin.orders()}${list}` }]}
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
          <OrderNeighbours key={`${String(order.company.id)}-${order.order_mask_id}`} order={order} />
          <DownloadOrder orderRef={props.orderRef} />
          {order.undo && <UndoStage key={order.stage_name} {...props} undo={order.undo} />}
          {order.allowed_actions.includes('cancel_order') && <CancelOrder {...props} />}
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
  font-size: 13px;
  line-height: 20px;
  font-weight: ${({ $tone }) => ($tone === 'plain' ? 400 : 600)};
`

type UndoProps = PanelProps & { undo: NonNullable<PanelProps['order']['undo']> }

const UndoStage = ({ orderRef, undo }: UndoProps) => {
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useUndoStage(orderRef)
  const target = rollbackTarget(undo.to_stage)
  const confirm = async (message: string): Promise<void> => {
    await mutateAsync({ stage_name: undo.from_stage, message })
    toast.success(`Pedido voltou para ${target}`)
  }
  return (
    <>
      <PlainButton icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setAsking(true)}>
        Voltar para {target}
      </PlainButton>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Voltar para ${target}?`}
        label="Motivo"
        requiredMessage="Diga por que o pedido volta."
        confirmLabel={`Voltar para ${target}`}
        cancelLabel="Manter como está"
        onConfirm={confirm}
      >
        <b>Deixa de valer, e fica no histórico:</b>
        <br />
        {undo.withdraws}
      </ReasonDialog>
    </>
  )
}
