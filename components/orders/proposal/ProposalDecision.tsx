import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { toast } from '@/components/ui/feedback/toast'
import { useDecideProposal } from '@/hooks/orders/useDecideProposal'
import { formatMoney } from '@/services/format/format.rules'
import type { CustomerActionProps } from '../workflow/order.types'

/** Accepting and refusing the proposal; both ask first, refusing needs a justification. */
export const ProposalDecision = ({ order, orderRef, size }: CustomerActionProps) => {
  const [asking, setAsking] = useState<'accept' | 'refuse' | null>(null)
  const { mutateAsync: decide } = useDecideProposal(orderRef)
  const close = (): void => setAsking(null)
  const accept = async (): Promise<void> => {
    await decide({ proposal_accepted: true })
    toast.success('Proposta aceita')
  }
  const refuse = async (message: string): Promise<void> => {
    await decide({ proposal_accepted: false, message })
    toast.success('Proposta recusada')
  }
  return (
    <>
      {order.allowed_actions.includes('refuse_proposal') && (
        <PlainButton size={size} onClick={() => setAsking('refuse')}>
          Recusar
        </PlainButton>
      )}
      {order.allowed_actions.includes('accept_proposal') && (
        <PlainButton kind="primary" size={size} onClick={() => setAsking('accept')}>
          Aceitar proposta
        </PlainButton>
      )}
      <ConfirmDialog
        open={asking === 'accept'}
        onClose={close}
        title={`Aceitar a proposta do pedido ${order.order_mask_id}?`}
        confirmLabel="Aceitar proposta"
        onConfirm={accept}
      >
        São {formatMoney(order.monthly_fee)} por mês durante {order.duration_months} meses. Depois do aceite você envia
        os documentos da empresa.
      </ConfirmDialog>
      <ReasonDialog
        open={asking === 'refuse'}
        onClose={close}
        title={`Recusar a proposta do pedido ${order.order_mask_id}?`}
        label="Justificativa da recusa"
        placeholder="O que precisa mudar: preço, prazo, quantidade"
        requiredMessage="A justificativa da recusa é obrigatória."
        confirmLabel="Recusar proposta"
        onConfirm={refuse}
      >
        A Arrenda lê a justificativa e envia uma nova versão ou encerra o pedido.
      </ReasonDialog>
    </>
  )
}
