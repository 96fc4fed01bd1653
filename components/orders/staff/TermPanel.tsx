import { Parts, SigningTag } from '@/components/orders/ContractCard'
import { NameSigners } from '@/components/orders/NameSigners'
import { useFocusWhenLost } from '@/components/orders/useFocusAfterCommand'
import { Card } from '@/components/ui/display/Card'
import { SigningDesk } from './SigningDesk'
import { signingStanding } from './signingStanding.rules'
import type { PanelProps } from './StaffOrder'
import { StageDone } from './StageDone'

/** The delivery term: staff put it up, the customer signs it, staff check and start the rental. */
export const TermPanel = ({ order, orderRef }: PanelProps) => {
  const document = order.documents.find(({ document_type }) => document_type === 'DELIVERY_TERM')
  const place = useFocusWhenLost(signingStanding(order, document))
  if (!document) return null
  return (
    <Card id="termo" title="Termo de entrega" extra={<SigningTag document={document} />}>
      <Parts ref={place} tabIndex={-1}>
        <SigningDesk
          order={order}
          orderRef={orderRef}
          document={document}
          name="Termo de entrega"
          upload="upload_delivery_term"
          approve="approve_delivery_term"
          notify="DELIVERY_TERM"
        >
          {order.allowed_actions.includes('add_signers') && (
            <NameSigners order={order} orderRef={orderRef} document={document} />
          )}
        </SigningDesk>
        <StageDone
          order={order}
          orderRef={orderRef}
          stage="DELIVERY_TERM"
          action="complete_term"
          label="Iniciar locação"
          done="Locação iniciada"
        />
      </Parts>
    </Card>
  )
}
