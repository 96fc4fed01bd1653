import { CircleX, Download, MessageSquare, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { OrderProps } from '@/components/orders/workflow/order.types'
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { useDownloadOrder } from '@/hooks/orders/orders.downloads'
import { useCopyQuotation } from '@/hooks/simulation/saved-quotations.mutations'
import { paths } from '@/services/config/paths'
import { mayOrderAgain } from '@/services/orders/workflow/stages.rules'
import { phone } from '@/styles/tokens'
import { RequestCancelDialog } from './CancelRequest'

/**
 * The commands that are available in any stage; on phones in the "…" menu, so that the turn comes first, with the ticket
 * about the order, whose card stands far below there.
 */
export const CustomerHeaderActions = ({ order, orderRef }: OrderProps) => {
  const narrow = useMediaQuery(phone)
  const [isRequestOpen, setRequestOpen] = useState(false)
  const { mutate: print, isPending: isPrinting } = useDownloadOrder(orderRef)
  const { mutate: copy, isPending: isCopying } = useCopyQuotation()
  const commands = [
    { key: 'pdf', label: 'Baixar PDF', Icon: Download, busy: isPrinting, run: () => print() },
    mayOrderAgain(order.stage_name) && {
      key: 'again',
      label: 'Pedir novamente',
      Icon: RotateCcw,
      busy: isCopying,
      run: () => copy({ order: order.order_mask_id }),
    },
    order.allowed_actions.includes('request_cancel') && {
      key: 'cancel',
      label: 'Pedir cancelamento',
      Icon: CircleX,
      busy: false,
      run: () => setRequestOpen(true),
    },
  ].filter((command) => command !== false)
  return (
    <>
      {narrow ? (
        <MoreMenu
          label="Ações do pedido"
          bordered
          busy={isPrinting || isCopying}
          entries={[
            ...commands.map(({ key, label, Icon, run }) => ({
              key,
              label,
              icon: <Icon size={16} strokeWidth={1.75} aria-hidden />,
              onSelect: run,
            })),
            {
              key: 'ticket',
              label: 'Abrir chamado',
              icon: <MessageSquare size={16} strokeWidth={1.75} aria-hidden />,
              href: paths.platform.newTicket({ pedido: order.order_mask_id }),
            },
          ]}
        />
      ) : (
        commands.map(({ key, label, Icon, busy, run }) => (
          <PlainButton
            key={key}
            busy={busy}
            icon={key === 'cancel' ? undefined : <Icon size={16} strokeWidth={1.75} aria-hidden />}
            onClick={run}
          >
            {label}
          </PlainButton>
        ))
      )}
      <RequestCancelDialog
        order={order}
        orderRef={orderRef}
        open={isRequestOpen}
        onClose={() => setRequestOpen(false)}
      />
    </>
  )
}
