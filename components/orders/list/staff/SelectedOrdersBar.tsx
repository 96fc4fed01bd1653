import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { Notice } from '@/components/ui/feedback/Notice'
import { toast } from '@/components/ui/feedback/toast'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { SelectionBar } from '@/components/ui/tables/SelectionBar'
import { useLogin } from '@/contexts/LoginContext'
import { type Reminder, useRemindSigners } from '@/hooks/orders/signing.mutations'
import { useStaffOrdersCsv } from '@/hooks/orders/staff-orders.queries'
import { formatCount } from '@/services/format/format.rules'
import { writeChosen } from '@/services/orders/list/order-list.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { remindableBy } from '@/services/orders/signing/may-remind-signers.rules'

type Props = { orders: readonly OrderSummary[]; onClear: () => void }

/** The commands for several orders: none of them changes their stage. */
export const SelectedOrdersBar = ({ orders, onClear }: Props) => {
  const csv = useStaffOrdersCsv({ chosen: writeChosen(orders) })
  return (
    <SelectionBar
      name="Pedidos selecionados"
      label={orders.length === 0 ? '' : formatCount(orders.length, 'pedido selecionado', 'pedidos selecionados')}
      onClear={onClear}
    >
      <RemindSigners orders={orders} />
      <CsvButton csv={csv} rows={orders.length} />
    </SelectionBar>
  )
}

/** Sends reminders to the signers of several orders, without changing the orders. */
export const RemindSigners = ({ orders }: { orders: readonly OrderSummary[] }) => {
  const [isOpen, setOpen] = useState(false)
  const [refused, setRefused] = useState<Reminder[]>([])
  const { mutateAsync } = useRemindSigners()
  const { actor } = useLogin()
  const isRemindable = remindableBy(actor?.groups ?? [])
  if (!isRemindable) return null
  const [waiting, others] = [orders.filter(isRemindable), orders.filter((order) => !isRemindable(order))]
  const press = (): void => {
    if (waiting.length > 0) setOpen(true)
    else toast.error('Nenhum dos pedidos selecionados espera assinatura do cliente.')
  }
  const confirm = async (): Promise<void> => {
    const reminders = await mutateAsync(waiting)
    const sent = reminders.filter((one) => one.refused === undefined).length
    setRefused(reminders.filter((one) => one.refused !== undefined))
    if (sent > 0) toast.success(`Signatários avisados em ${ordersIn(sent)}`)
  }
  return (
    <>
      <PlainButton size="small" onClick={press}>
        Avisar signatários
      </PlainButton>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Avisar os signatários de ${ordersIn(waiting.length)}?`}
        confirmLabel="Avisar signatários"
        onConfirm={confirm}
      >
        Quem ainda não assinou recebe um e-mail: {numbersOf(waiting)}.
        {others.length > 0 && <> Ficam de fora, porque nada neles espera por isso agora: {numbersOf(others)}.</>}
      </ConfirmDialog>
      {refused.length > 0 && (
        <Report>
          <Notice tone="warn" title={`Não avisamos ${ordersIn(refused.length)}`}>
            {refused.map(({ order, refused: why }) => `${order.order_mask_id}: ${why ?? ''}`).join(' · ')}
          </Notice>
        </Report>
      )}
    </>
  )
}

const ordersIn = (count: number): string => formatCount(count, 'pedido', 'pedidos')
const numbersOf = (orders: readonly OrderSummary[]): string =>
  orders.map(({ order_mask_id }) => order_mask_id).join(', ')

/** Below the buttons of the bar. */
const Report = styled.div`
  flex-basis: 100%;
  order: 1;
`
