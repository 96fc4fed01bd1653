import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { Card } from '@/components/ui/display/Card'
import { paths } from '@/services/config/paths'
import type { Package } from '@/services/logistics/packages.schema'
import { PackagePanelRow } from '../delivery/staff/PackagePanelRow'
import { returnPackages } from '../delivery/staff/packages.rules'
import type { StaffOrderProps } from '../workflow/order.types'
import { CompleteStageButton } from '../workflow/staff/CompleteStageButton'

/** The returns of an order; receipt and appraisal happen on the page of each. Then staff finish the order. */
export const ReturnPanel = ({ order, orderRef }: StaffOrderProps) => {
  const may = (action: StaffOrderProps['order']['allowed_actions'][number]) => order.allowed_actions.includes(action)
  const isDesk = may('receive_return') || may('appraise_return')
  return (
    <Card
      title="Recebimento e avaliação"
      flush
      footer={
        <CompleteStageButton
          order={order}
          orderRef={orderRef}
          stage="RETURNING"
          action="finish_order"
          label="Encerrar pedido"
          done="Pedido encerrado"
        />
      }
    >
      {returnPackages(order).map((pkg) => {
        const { done, left, verb } = progressOf(pkg)
        return (
          <PackagePanelRow key={pkg.id} pkg={pkg} done={done} open={left}>
            {isDesk && verb && (
              <ButtonLink kind="primary" href={paths.admin.return(pkg.id)}>
                {verb}
              </ButtonLink>
            )}
          </PackagePanelRow>
        )
      })}
    </Card>
  )
}

type ReturnProgress = { done: string | null; left?: string; verb?: string }

function progressOf({ state, serials }: Package): ReturnProgress {
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
