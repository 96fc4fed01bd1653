import styled from 'styled-components'
import { CommandButton } from '@/components/orders/workflow/CommandButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { useDecideAddendum } from '@/hooks/orders/contract-end.mutations'
import { formatDay, formatMoney } from '@/services/format/format.rules'
import { periodText, renewalReason } from '@/services/orders/contract-end/contract-end-texts.rules'
import type { Addendum } from '@/services/orders/contract-end/contract-end.schema'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { RenewalTerms } from './RenewalPreview'

type Props = { orderRef: OrderAddress; addendum: Addendum }

/** The open addendum: its terms, and the commands to accept or refuse it. */
export const AddendumOffer = ({ orderRef, addendum }: Props) => {
  const { mutateAsync: decide } = useDecideAddendum(orderRef, addendum.id)
  return (
    <Offer>
      <p>
        <b>O aditivo {addendum.number} espera o seu aceite.</b> Responda até {formatDay(addendum.begins_on)}.
      </p>
      <RenewalTerms terms={addendum} />
      <p>{renewalReason({ readjustment: addendum.readjustment, kept_because: null }, 'customer')}</p>
      {addendum.message && <p>“{addendum.message}”</p>}
      <Buttons>
        <CommandButton
          label="Aceitar aditivo"
          kind="primary"
          run={() => decide({ accepted: true })}
          done="Contrato renovado"
        >
          {(question) => (
            <ConfirmDialog {...question} title={`Aceitar o aditivo ${addendum.number}?`} confirmLabel="Aceitar aditivo">
              O contrato é renovado {periodText(addendum)}, por {formatMoney(addendum.monthly_fee)} ao mês a partir do
              primeiro dia. Isso não pode ser desfeito.
            </ConfirmDialog>
          )}
        </CommandButton>
        <CommandButton label="Recusar" run={(message) => decide({ accepted: false, message })} done="Aditivo recusado">
          {(question) => (
            <ReasonDialog
              {...question}
              title={`Recusar o aditivo ${addendum.number}?`}
              label="Justificativa da recusa"
              requiredMessage="A justificativa da recusa é obrigatória."
              confirmLabel="Recusar aditivo"
            >
              A Arrenda lê o motivo e pode enviar outro aditivo. O contrato segue como está.
            </ReasonDialog>
          )}
        </CommandButton>
      </Buttons>
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
  ${flex.wrap};
  gap: 8px;
`
