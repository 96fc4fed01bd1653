import { SignersForm } from '@/components/orders/signing/SignersForm'
import { useFocusWhenLost } from '@/components/orders/workflow/orderFocus'
import { Card } from '@/components/ui/display/Card'
import { SigningTag } from '../signing/SignableFiles'
import { SigningPanel, signingProgress } from '../signing/SigningPanel'
import type { StaffOrderProps } from '../workflow/order.types'
import { PanelStack } from '../workflow/PanelLayout'
import { CompleteStageButton } from '../workflow/staff/CompleteStageButton'
import { ContractNumbersForm } from './ContractNumbersForm'
import { GenerateContract } from './GenerateContract'

/** The contract as staff handle it: numbers, PDF, signers, signed copy, completion. */
export const ContractPanel = ({ order, orderRef }: StaffOrderProps) => {
  const document = order.documents.find(({ document_type }) => document_type === 'CONTRACT')
  const place = useFocusWhenLost(signingProgress(order, document))
  if (!document) return null
  const may = (action: (typeof order.allowed_actions)[number]): boolean => order.allowed_actions.includes(action)
  return (
    <Card id="contrato" title="Contrato" extra={<SigningTag document={document} />}>
      <PanelStack ref={place} tabIndex={-1}>
        <ContractNumbersForm order={order} orderRef={orderRef} />
        <SigningPanel
          order={order}
          orderRef={orderRef}
          document={document}
          name="Contrato"
          upload="upload_contract"
          approve="approve_contract"
          notify="CONTRACT_INFO"
          draft={<GenerateContract order={order} orderRef={orderRef} document={document} />}
        >
          {may('add_signers') && <SignersForm order={order} orderRef={orderRef} document={document} />}
        </SigningPanel>
        <CompleteStageButton
          order={order}
          orderRef={orderRef}
          stage="CONTRACT_INFO"
          action="complete_contract"
          label="Concluir contrato"
          done="Contrato concluído"
        />
      </PanelStack>
    </Card>
  )
}
