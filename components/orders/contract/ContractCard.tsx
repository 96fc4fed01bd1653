import { Card } from '@/components/ui/display/Card'
import { originalsOf } from '@/services/orders/documents/document-state.rules'
import type { Order } from '@/services/orders/orders.schema'
import { AddSigners } from '../signing/AddSigners'
import { SignableFiles, SigningTag } from '../signing/SignableFiles'
import { SignersList } from '../signing/SignersList'
import { PanelStack } from '../workflow/PanelLayout'
import type { OrderDocumentProps } from '../workflow/order.types'

export const ContractCard = ({ order, orderRef, document }: OrderDocumentProps) => {
  const here = order.stage_name === 'CONTRACT_INFO'
  const may = (action: Order['allowed_actions'][number]): boolean => here && order.allowed_actions.includes(action)
  const numbers = [
    order.contract_number && `nº ${order.contract_number}`,
    order.addendum_number && `aditivo ${order.addendum_number}`,
  ].filter(Boolean)
  return (
    <Card
      id="contrato"
      title="Contrato"
      facts={numbers.join(' · ')}
      extra={<SigningTag order={order} document={document} />}
    >
      <PanelStack>
        {originalsOf(document).length === 0 && (
          <p>A Arrenda envia o PDF do contrato aqui. Enquanto isso, indique quem assina.</p>
        )}
        <SignableFiles orderRef={orderRef} document={document} name="Contrato" canSign={may('sign_contract')}>
          <SignersList order={order} orderRef={orderRef} document={document} />
          {may('add_signers') && <AddSigners order={order} orderRef={orderRef} document={document} />}
        </SignableFiles>
        {here && originalsOf(document).length > 0 && !may('sign_contract') && may('add_signers') && (
          <p>Depois de indicar um signatário e duas testemunhas, cada um recebe por e-mail o link para assinar.</p>
        )}
      </PanelStack>
    </Card>
  )
}
