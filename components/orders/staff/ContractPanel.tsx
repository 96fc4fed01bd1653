import { Parts, SigningTag } from '@/components/orders/ContractCard'
import { SignersForm } from '@/components/orders/SignersForm'
import { useFocusWhenLost } from '@/components/orders/useFocusAfterCommand'
import { Card } from '@/components/ui/display/Card'
import { ContractNumbersForm } from './ContractNumbersForm'
import { GenerateContract } from './GenerateContract'
import { SigningDesk } from './SigningDesk'
import { signingStanding } from './signingStanding.rules'
import type { PanelProps } from './StaffOrder'
import { StageDone } from './StageDone'

/** The contract: its numbers and PDF, who signs, the signed copy, and the way on. */
export const ContractPanel = ({ order, orderRef }: PanelProps) => {
  const document = order.documents.find(({ document_type }) => document_type === 'CONTRACT')
  const place = useFocusWhenLost(signingStanding(order, document))
  if (!document) return null
  const may = (action: (typeof order.allowed_actions)[number]): boolean => order.allowed_actions.includes(action)
  return (
    <Card id="contrato" title="Contrato" extra={<SigningTag document={document} />}>
      <Parts ref={place} tabIndex={-1}>
        <ContractNumbersForm order={order} orderRef={orderRef} />
        <SigningDesk
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
        </SigningDesk>
        <StageDone
          order={order}
          orderRef={orderRef}
          stage="CONTRACT_INFO"
          action="complete_contract"
          label="Concluir contrato"
          done="Contrato concluído"
        />
      </Parts>
    </Card>
  )
}
