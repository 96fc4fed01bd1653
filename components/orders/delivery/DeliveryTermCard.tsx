import { ReasonCommand } from '@/components/ui/dialogs/CommandButton'
import { Card } from '@/components/ui/display/Card'
import { useReportMissingItems } from '@/hooks/orders/delivery.mutations'
import { originalsOf } from '@/services/orders/documents/document-state.rules'
import type { Order } from '@/services/orders/orders.schema'
import { AddSigners } from '../signing/AddSigners'
import { SignableFiles, SigningTag } from '../signing/SignableFiles'
import { SignersList } from '../signing/SignersList'
import type { CustomerActionProps, OrderDocumentProps } from '../workflow/order.types'
import { PanelStack } from '../workflow/PanelLayout'

/** The delivery term as the customer sees it: download, upload of the signed copy, or signers who get a link. */
export const DeliveryTermCard = ({ order, orderRef, document }: OrderDocumentProps) => {
  const may = (action: Order['allowed_actions'][number]): boolean =>
    order.stage_name === 'DELIVERY_TERM' && order.allowed_actions.includes(action)
  const hasOriginal = originalsOf(document).length > 0
  return (
    <Card id="termo" title="Termo de entrega" extra={<SigningTag order={order} document={document} />}>
      <PanelStack>
        {!hasOriginal && <p>A Arrenda envia o termo aqui depois de confirmar as entregas.</p>}
        <SignableFiles
          orderRef={orderRef}
          document={document}
          name="Termo de entrega"
          canSign={may('sign_delivery_term')}
        >
          <SignersList order={order} orderRef={orderRef} document={document} />
          {hasOriginal && may('add_signers') && <AddSigners order={order} orderRef={orderRef} document={document} />}
        </SignableFiles>
      </PanelStack>
    </Card>
  )
}

/** The alternative to signing the delivery term: reports what is missing or arrived wrong. */
export const PointOutMissing = ({ order, orderRef, size }: CustomerActionProps) => {
  const { mutateAsync: pointOut } = useReportMissingItems(orderRef)
  return (
    <ReasonCommand
      label="Apontar o que falta"
      size={size}
      title={`Apontar o que falta no pedido ${order.order_mask_id}?`}
      reasonLabel="O que falta ou chegou errado"
      placeholder="Faltam 2 carregadores na Obra Campinas"
      requiredMessage="Diga o que falta para a Arrenda resolver."
      danger={false}
      onConfirm={pointOut}
      done="A Arrenda recebeu o que você apontou"
    >
      O termo volta para a Arrenda, que resolve e envia um novo para você assinar.
    </ReasonCommand>
  )
}
