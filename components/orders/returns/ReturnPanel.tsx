import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { paths } from '@/services/config/paths'
import type { Package } from '@/services/logistics/packages/packages.schema'
import { returnPackages } from '../delivery/staff/packages.rules'
import { type PackageProgress, PackagesPanel } from '../delivery/staff/PackagesPanel'
import type { StaffOrderProps } from '../workflow/order.types'

/** The returns of an order; receipt and appraisal happen on the page of each. Then staff finish the order. */
export const ReturnPanel = ({ order, orderRef }: StaffOrderProps) => {
  const may = (action: StaffOrderProps['order']['allowed_actions'][number]) => order.allowed_actions.includes(action)
  const isReceiver = may('receive_return') || may('appraise_return')
  return (
    <PackagesPanel
      order={order}
      orderRef={orderRef}
      title="Recebimento e avaliação"
      packages={returnPackages(order)}
      progressOf={progressOf}
      complete={{ stage: 'RETURNING', action: 'finish_order', label: 'Encerrar pedido', done: 'Pedido encerrado' }}
    >
      {(pkg) => {
        const command = commandOf(pkg)
        return (
          isReceiver &&
          command && (
            <ButtonLink kind="primary" href={paths.admin.return(pkg.id)}>
              {command}
            </ButtonLink>
          )
        )
      }}
    </PackagesPanel>
  )
}

function progressOf({ state, serials }: Package): PackageProgress {
  const received = serials.filter(({ received_at }) => received_at !== null).length
  const appraised = appraisedIn(serials)
  const of = `de ${String(serials.length)}`
  if (appraised === serials.length) return { done: 'Avaliado' }
  if (state === 'DELIVERED') return { done: null, open: `${String(appraised)} ${of} avaliados` }
  return { done: null, open: received > 0 ? `${String(received)} ${of} recebidos` : 'Aguarda recebimento' }
}

/** What is still to do with a return, on its own page. */
function commandOf({ state, serials }: Package): 'Avaliar' | 'Receber' | undefined {
  if (appraisedIn(serials) === serials.length) return undefined
  return state === 'DELIVERED' ? 'Avaliar' : 'Receber'
}

const appraisedIn = (serials: Package['serials']): number =>
  serials.filter(({ condition }) => condition !== null).length
