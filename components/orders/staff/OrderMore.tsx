import { Ban, Download, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/IconButton'
import { MenuButton } from '@/components/ui/MenuButton'
import type { MenuEntry } from '@/components/ui/MenuList'
import { useDownloadOrder } from '@/hooks/orders/useDownloadOrder'
import { CancelOrder } from './CancelOrder'
import type { PanelProps } from './StaffOrder'
import { mayCancel, waysOutInBanner } from './waysOut.rules'

/** What is seldom done with an order, behind "…": beside the title the stage's own command stays the loudest. */
export const OrderMore = ({ order, orderRef }: PanelProps) => {
  const [cancelling, setCancelling] = useState(false)
  const { mutate: download } = useDownloadOrder(orderRef)
  const canCancel = mayCancel(order)
  const entries: MenuEntry[] = [
    {
      key: 'pdf',
      label: 'Baixar PDF',
      icon: <Download size={16} strokeWidth={1.75} aria-hidden />,
      onSelect: () => download(),
    },
  ]
  if (canCancel && !waysOutInBanner(order))
    entries.push({
      key: 'cancelar',
      label: 'Cancelar pedido',
      icon: <Ban size={16} strokeWidth={1.75} aria-hidden />,
      danger: true,
      onSelect: () => setCancelling(true),
    })
  return (
    <>
      <MenuButton label="Mais ações do pedido" align="end" entries={entries}>
        {(trigger) => (
          <More
            {...trigger}
            bordered
            label="Mais ações do pedido"
            icon={<Ellipsis size={18} strokeWidth={1.75} aria-hidden />}
          />
        )}
      </MenuButton>
      {canCancel && (
        <CancelOrder order={order} orderRef={orderRef} open={cancelling} onClose={() => setCancelling(false)} />
      )}
    </>
  )
}

/** At the end of its line, also where it stands alone. */
const More = styled(IconButton)`
  && {
    flex: none;
    margin-left: auto;
  }
`
