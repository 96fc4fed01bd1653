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
import { AppraisedUnits } from './AppraisedUnits'

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
      <ParcelRow
        key={parcel.id}
        parcel={parcel}
        done={isReceived(parcel) && isAppraised(parcel) ? 'Avaliado' : null}
        open={isReceived(parcel) ? 'Falta avaliar' : 'Aguarda recebimento'}
      >
        {!isReceived(parcel) && order.allowed_actions.includes('receive_return') && (
          <Receive orderRef={orderRef} parcel={parcel} />
        )}
        {isReceived(parcel) && !isAppraised(parcel) && order.allowed_actions.includes('appraise_return') && (
          <AppraisalForm orderRef={orderRef} parcel={parcel} />
        )}
        {isReceived(parcel) && isAppraised(parcel) && <AppraisedUnits parcel={parcel} />}
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
