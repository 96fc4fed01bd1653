import { Card } from '@/components/ui/Card'
import { originalsOf } from '@/services/orders/document-state.rules'
import type { OrderDocument } from '@/services/orders/documents.schema'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import type { Order } from '@/services/orders/orders.schema'
import { Parts, SigningTag } from './ContractCard'
import { SignableFiles } from './SignableFiles'

type Props = { order: Order; orderRef: OrderRef; document: OrderDocument }

/** The delivery term: download, sign, send the signed copy. */
export const TermCard = ({ order, orderRef, document }: Props) => {
  const canSign = order.stage_name === 'DELIVERY_TERM' && order.allowed_actions.includes('sign_delivery_term')
  return (
    <Card id="termo" title="Termo de entrega" extra={<SigningTag document={document} />}>
      <Parts>
        {originalsOf(document).length === 0 && <p>A Arrenda envia o termo aqui depois de confirmar as entregas.</p>}
        <SignableFiles orderRef={orderRef} document={document} name="Termo de entrega" canSign={canSign} />
      </Parts>
    </Card>
  )
}
