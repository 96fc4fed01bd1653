import { CommandButton } from '@/components/orders/workflow/CommandButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { useDecideProposal } from '@/hooks/orders/proposal.mutations'
import { formatMoney } from '@/services/format/format.rules'
import type { CustomerActionProps } from '../workflow/order.types'

/** Accepts or refuses the proposal; refusing needs a reason. */
export const ProposalDecision = ({ order, orderRef, size }: CustomerActionProps) => {
  const { mutateAsync: decide } = useDecideProposal(orderRef)
  return (
    <>
      {order.allowed_actions.includes('refuse_proposal') && (
        <CommandButton
          label="Recusar"
          size={size}
          run={(message) => decide({ proposal_accepted: false, message })}
          done="Proposta recusada"
        >
          {(question) => (
            <ReasonDialog
              {...question}
              title={`Recusar a proposta do pedido ${order.order_mask_id}?`}
              label="Justificativa da recusa"
              placeholder="O que precisa mudar: preço, prazo, quantidade"
              requiredMessage="A justificativa da recusa é obrigatória."
              confirmLabel="Recusar proposta"
            >
              A Arrenda lê a justificativa e envia uma nova versão ou encerra o pedido.
            </ReasonDialog>
          )}
        </CommandButton>
      )}
      {order.allowed_actions.includes('accept_proposal') && (
        <CommandButton
          label="Aceitar proposta"
          kind="primary"
          size={size}
          run={() => decide({ proposal_accepted: true })}
          done="Proposta aceita"
        >
          {(question) => (
            <ConfirmDialog
              {...question}
              title={`Aceitar a proposta do pedido ${order.order_mask_id}?`}
              confirmLabel="Aceitar proposta"
            >
              São {formatMoney(order.monthly_fee)} por mês durante {order.duration_months} meses. Depois do aceite você
              envia os documentos da empresa.
            </ConfirmDialog>
          )}
        </CommandButton>
      )}
    </>
  )
}
