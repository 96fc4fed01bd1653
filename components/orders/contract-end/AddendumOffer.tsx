import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { toast } from '@/components/ui/feedback/toast'
import { useDecideAddendum } from '@/hooks/orders/useDecideAddendum'
import { formatDay, formatMoney } from '@/services/format/format.rules'
import { periodText, renewalReason } from '@/services/orders/contract-end-texts.rules'
import type { Addendum } from '@/services/orders/contract-end.schema'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { color } from '@/styles/tokens'
import { RenewalTerms } from './RenewalPreview'

type Props = { orderRef: OrderRef; addendum: Addendum }

/** The addendum that waits for the customer: what it says, yes or no. */
export const AddendumOffer = ({ orderRef, addendum }: Props) => {
  const [asked, setAsked] = useState<'accept' | 'refuse' | null>(null)
  const { mutateAsync: decide } = useDecideAddendum(orderRef, addendum.id)
  const close = (): void => setAsked(null)
  const accept = async (): Promise<void> => {
    await decide({ accepted: true })
    toast.success('Contrato renovado')
  }
  const refuse = async (message: string): Promise<void> => {
    await decide({ accepted: false, message })
    toast.success('Aditivo recusado')
  }
  return (
    <Offer>
      <p>
        <b>O aditivo {addendum.number} espera o seu aceite.</b> Responda até {formatDay(addendum.begins_on)}.
      </p>
      <RenewalTerms terms={addendum} />
      <p>{renewalReason({ readjustment: addendum.readjustment, kept_because: null }, 'customer')}</p>
      {addendum.message && <p>“{addendum.message}”</p>}
      <Buttons>
        <PlainButton kind="primary" onClick={() => setAsked('accept')}>
          Aceitar aditivo
        </PlainButton>
        <PlainButton onClick={() => setAsked('refuse')}>Recusar</PlainButton>
      </Buttons>
      <ConfirmDialog
        open={asked === 'accept'}
        onClose={close}
        title={`Aceitar o aditivo ${addendum.number}?`}
        confirmLabel="Aceitar aditivo"
        onConfirm={accept}
      >
        O contrato é renovado {periodText(addendum)}, por {formatMoney(addendum.monthly_fee)} ao mês a partir do
        primeiro dia. Isso não pode ser desfeito.
      </ConfirmDialog>
      <ReasonDialog
        open={asked === 'refuse'}
        onClose={close}
        title={`Recusar o aditivo ${addendum.number}?`}
        label="Justificativa da recusa"
        requiredMessage="A justificativa da recusa é obrigatória."
        confirmLabel="Recusar aditivo"
        onConfirm={refuse}
      >
        A Arrenda lê o motivo e pode enviar outro aditivo. O contrato segue como está.
      </ReasonDialog>
    </Offer>
  )
}

const Offer = styled.div`
  display: grid;
  gap: 12px;
  p {
    color: ${color.t2};
  }
  b {
    color: ${color.text};
    font-weight: 550;
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
