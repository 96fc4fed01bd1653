import { Button } from 'antd'
import { Card } from '@/components/ui/Card'
import { toast } from '@/components/ui/toast'
import { useUpdatePackage } from '@/hooks/orders/useUpdatePackage'
import type { Package } from '@/services/logistics/packages.schema'
import { ParcelRow } from '../ParcelRow'
import { returningOf } from '../parcels.rules'
import { StageDone } from '../StageDone'
import type { PanelProps } from '../StaffOrder'
import { AppraisalForm } from './AppraisalForm'

/** What comes back: received, then every unit appraised, then the order ends. */
export const ReturnPanel = ({ order, orderRef }: PanelProps) => (
  <Card
    title="Recebimento e avaliação"
    flush
    footer={
      <StageDone
        order={order}
        orderRef={orderRef}
        stage="RETURNING"
        action="finish_order"
        label="Encerrar pedido"
        done="Pedido encerrado"
      />
    }
  >
    {returningOf(order).map((parcel) => (
      <ParcelRow key={parcel.id} parcel={parcel} done={stateWord(parcel)}>
        {!isReceived(parcel) && order.allowed_actions.includes('receive_return') && (
          <Receive orderRef={orderRef} parcel={parcel} />
        )}
        {isReceived(parcel) && !isAppraised(parcel) && order.allowed_actions.includes('appraise_return') && (
          <AppraisalForm orderRef={orderRef} parcel={parcel} />
        )}
      </ParcelRow>
    ))}
  </Card>
)

const Receive = ({ orderRef, parcel }: Pick<PanelProps, 'orderRef'> & { parcel: Package }) => {
  const { mutate, isPending } = useUpdatePackage(orderRef)
  return (
    <Button
      loading={isPending}
      onClick={() =>
        mutate(
          { packageId: parcel.id, delivery_status: 'RETURN_RECEIVED' },
          { onSuccess: () => toast.success('Recebimento registrado') },
        )
      }
    >
      Registrar recebimento
    </Button>
  )
}

const isReceived = ({ state }: Package): boolean => state === 'DELIVERED'
const isAppraised = ({ serials }: Package): boolean => serials.every(({ condition }) => condition !== null)

function stateWord(parcel: Package): string | null {
  if (!isReceived(parcel)) return null
  return isAppraised(parcel) ? 'Avaliado' : 'Recebido'
}
