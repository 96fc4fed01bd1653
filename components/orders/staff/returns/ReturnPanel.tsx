import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { Card } from '@/components/ui/display/Card'
import { paths } from '@/services/config/paths'
import type { Package } from '@/services/logistics/packages.schema'
import { ParcelRow } from '../ParcelRow'
import { returningOf } from '../parcels.rules'
import type { PanelProps } from '../StaffOrder'
import { StageDone } from '../StageDone'

/** What comes back: received and appraised on the page of each return, then the order ends. */
export const ReturnPanel = ({ order, orderRef }: PanelProps) => {
  const may = (action: PanelProps['order']['allowed_actions'][number]) => order.allowed_actions.includes(action)
  const isDesk = may('receive_return') || may('appraise_return')
  return (
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
      {returningOf(order).map((parcel) => {
        const { done, left, verb } = standingOf(parcel)
        return (
          <ParcelRow key={parcel.id} parcel={parcel} done={done} open={left}>
            {isDesk && verb && (
              <ButtonLink kind="primary" href={paths.admin.return(parcel.id)}>
                {verb}
              </ButtonLink>
            )}
          </ParcelRow>
        )
      })}
    </Card>
  )
}

type Standing = { done: string | null; left?: string; verb?: string }

function standingOf({ state, serials }: Package): Standing {
  const received = serials.filter(({ received_at }) => received_at !== null).length
  const appraised = serials.filter(({ condition }) => condition !== null).length
  const of = `de ${String(serials.length)}`
  if (appraised === serials.length) return { done: 'Avaliado' }
  if (state === 'DELIVERED') return { done: null, left: `${String(appraised)} ${of} avaliados`, verb: 'Avaliar' }
  return {
    done: null,
    left: received > 0 ? `${String(received)} ${of} recebidos` : 'Aguarda recebimento',
    verb: 'Receber',
  }
}
