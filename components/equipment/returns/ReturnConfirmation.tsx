import styled from 'styled-components'
import { LabelPrintForm } from '@/components/ui/dialogs/LabelPrintForm'
import { useDownloadReturnLabel } from '@/hooks/logistics/returns.mutations'
import { isAwaitingCollection } from '@/services/logistics/package-stages.rules'
import { MAX_VOLUMES } from '@/services/logistics/returns.schema'
import type { Order } from '@/services/orders/orders.schema'
import { color } from '@/styles/tokens'

export type RequestedReturn = { packageId: number; maskId: string; place: string }

/** The return packages of these units that wait for collection. */
export const requestedReturns = (orders: readonly Order[], serials: readonly string[]): RequestedReturn[] =>
  orders.flatMap(({ order_mask_id, packages }) =>
    packages
      .filter(({ package_type, delivery_status }) => package_type === 'return' && isAwaitingCollection(delivery_status))
      .filter((pkg) => pkg.serials.some(({ serial }) => serials.includes(serial)))
      .map(({ id, address }) => ({ packageId: id, maskId: order_mask_id, place: address.label })),
  )

/** What happens next, and the labels for the boxes of each address. */
export const ReturnConfirmation = ({ asked }: { asked: readonly RequestedReturn[] }) => (
  <Block role="status">
    <p>Combinaremos a coleta com você. Imprima a etiqueta e cole uma em cada caixa.</p>
    {asked.map((one) => (
      <Labels key={one.packageId} asked={one} />
    ))}
    <small>As etiquetas ficam também na página do pedido.</small>
  </Block>
)

const Labels = ({ asked: { packageId, maskId, place } }: { asked: RequestedReturn }) => {
  const { mutate, isPending } = useDownloadReturnLabel({ packageId, maskId })
  return (
    <section>
      <b>
        Pedido {maskId}, {place}
      </b>
      <LabelPrintForm of={`devolução ${String(packageId)}`} max={MAX_VOLUMES} busy={isPending} onDownload={mutate} />
    </section>
  )
}

const Block = styled.div`
  display: grid;
  gap: 16px;
  b {
    display: block;
    margin-bottom: 8px;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.t2};
    font-size: 13px;
  }
`
