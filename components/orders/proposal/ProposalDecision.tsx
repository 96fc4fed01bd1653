import { ConfirmCommand, ReasonCommand } from '@/components/ui/dialogs/CommandButton'
import { useDecideProposal } from '@/hooks/orders/proposal.mutations'
import { formatMoney } from '@/services/format/format.rules'
import type { CustomerActionProps } from '../workflow/order.types'

/** Accepts or refuses the proposal; refusing needs a reason. */
export const ProposalDecision = ({ order, orderRef, size }: CustomerActionProps) => {
  const { mutateAsync: decide } = useDecideProposal(orderRef)
  return (
    <>
      {order.allowed_actions.includes('refuse_proposal') && (
        <ReasonCommand
          label="Recusar"
          size={size}
          title={`Recusar a proposta do pedido ${order.order_mask_id}?`}
          reasonLabel="Justificativa da recusa"
          placeholder="O que precisa mudar: preço, prazo, quantidade"
          requiredMessage="A justificativa da recusa é obrigatória."
          confirmLabel="Recusar proposta"
          onConfirm={(message) => decide({ proposal_accepted: false, message })}
          done="Proposta recusada"
        >
          A Arrenda lê a justificativa e envia uma nova versão ou encerra o pedido.
        </ReasonCommand>
      )}
      {order.allowed_actions.includes('accept_proposal') && (
        <ConfirmCommand
          label="Aceitar proposta"
          kind="primary"
          size={size}
          title={`Aceitar a proposta do pedido ${order.order_mask_id}?`}
          onConfirm={() => decide({ proposal_accepted: true })}
          done="Proposta aceita"
        >
          São {formatMoney(order.monthly_fee)} por mês durante {order.duration_months} meses. Depois do aceite você
          envia os documentos da empresa.
        </ConfirmCommand>
      )}
    </>
  )
}
