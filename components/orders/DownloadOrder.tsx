import { Download } from 'lucide-react'
import { PlainButton } from '@/components/ui/PlainButton'
import { useDownloadOrder } from '@/hooks/orders/useDownloadOrder'
import type { OrderRef } from '@/services/orders/order-ref.rules'

/** The whole order on paper, as it is now. */
export const DownloadOrder = ({ orderRef }: { orderRef: OrderRef }) => {
  const { mutate, isPending } = useDownloadOrder(orderRef)
  return (
    <PlainButton busy={isPending} icon={<Download size={16} strokeWidth={1.75} aria-hidden />} onClick={() => mutate()}>
      Baixar PDF
    </PlainButton>
  )
}
