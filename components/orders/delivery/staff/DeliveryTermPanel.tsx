import { AddSigners } from '@/components/orders/signing/AddSigners'
import { useFocusWhenLost } from '@/components/orders/workflow/orderFocus'
import { Card } from '@/components/ui/display/Card'
import { SigningTag } from '../../signing/SignableFiles'
import { SigningPanel, signingProgress } from '../../signing/SigningPanel'
import type { StaffOrderProps } from '../../workflow/order.types'
import { PanelStack } from '../../workflow/PanelLayout'
import { CompleteStageButton } from '../../workflow/staff/CompleteStageButton'

/** The delivery term: staff upload it, the customer signs it, staff approve it and start the rental. */
export const DeliveryTermPanel = ({ order, orderRef }: StaffOrderProps) => {
  const document = order.documents.find(({ document_type }) => document_type === 'DELIVERY_TERM')
  const place = useFocusWhenLost(signingProgress(order, document))
  if (!document) return null
  return (
    <Card id="termo" title="Termo de entrega" extra={<SigningTag document={document} />}>
      <PanelStack ref={place} tabIndex={-1}>
        <SigningPanel
          order={order}
          orderRef={orderRef}
          document={document}
          name="Termo de entrega"
          upload="upload_delivery_term"
          approve="approve_delivery_term"
          notify="DELIVERY_TERM"
        >
          {order.allowed_actions.includes('add_signers') && (
            <AddSigners order={order} orderRef={orderRef} document={document} />
          )}
        </SigningPanel>
        <CompleteStageButton
          order={order}
          orderRef={orderRef}
          stage="DELIVERY_TERM"
          action="complete_term"
          label="Iniciar locação"
          done="Locação iniciada"
        />
      </PanelStack>
    </Card>
  )
}
