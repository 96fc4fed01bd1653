import styled from 'styled-components'
import { ConfirmCommand, ReasonCommand } from '@/components/ui/dialogs/CommandButton'
import type { OrderProps } from '@/components/orders/workflow/order.types'
import { Card } from '@/components/ui/display/Card'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { useDecideAddendum } from '@/hooks/orders/contract-end.mutations'
import { currentDay, formatDay, formatMoney } from '@/services/format/format.rules'
import {
  choiceText,
  periodText,
  renewalReason,
  timeLeftText,
} from '@/services/orders/contract-end/contract-end-texts.rules'
import type { Addendum } from '@/services/orders/contract-end/contract-end.schema'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { flex } from '@/styles/mixins'
import { ContractEndChoices } from './ContractEndChoices'
import { ContractEndTexts, RenewalTerms } from './RenewalPreview'

/** The end of the contract, the customer's choice, and what they may do. */
export const ContractEndCard = ({ order, orderRef }: OrderProps) => {
  if (!order.ends_on) return null
  const { text, tone } = timeLeftText(order.ends_on, currentDay())
  const offer = order.addenda.find(({ status }) => status === 'open')
  const accepted = order.addenda.filter(({ status }) => status === 'accepted')
  const may = (action: Order['allowed_actions'][number]): boolean => order.allowed_actions.includes(action)
  return (
    <Card
      id="fim-do-contrato"
      title="Fim do contrato"
      facts={formatDay(order.ends_on)}
      extra={
        <span suppressHydrationWarning>
          <StatusTag tone={tone}>{text}</StatusTag>
        </span>
      }
    >
      <ContractEndTexts style={{ gap: 14 }}>
        {offer && may('accept_addendum') ? (
          <AddendumOffer orderRef={orderRef} addendum={offer} />
        ) : (
          <>
            <ChoiceSummary order={order} />
            {may('say_contract_end') && <ContractEndChoices order={order} orderRef={orderRef} />}
          </>
        )}
        {accepted.map((addendum) => (
          <small key={addendum.id}>
            Renovado pelo aditivo {addendum.number}, {periodText(addendum)}.
          </small>
        ))}
      </ContractEndTexts>
    </Card>
  )
}

const ChoiceSummary = ({ order: { contract_end: end } }: { order: Order }) => {
  if (!end?.choice || !end.said_at)
    return <p>O que você quer fazer quando ele terminar? Veja quanto fica antes de confirmar.</p>
  const next =
    end.choice === 'renew'
      ? 'A Arrenda envia o aditivo para o seu aceite.'
      : end.choice === 'return'
        ? 'A Arrenda combina a coleta com você.'
        : 'Envie a simulação com os novos equipamentos; a Arrenda combina a troca com você.'
  return (
    <p>
      Em {formatDay(end.said_at)} você escolheu: <b>{choiceText(end).toLowerCase()}</b>. {next} Ainda dá para mudar:
    </p>
  )
}

type AddendumOfferProps = { orderRef: OrderAddress; addendum: Addendum }

export const AddendumOffer = ({ orderRef, addendum }: AddendumOfferProps) => {
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
        <ConfirmCommand
          label="Aceitar aditivo"
          kind="primary"
          title={`Aceitar o aditivo ${addendum.number}?`}
          onConfirm={() => decide({ accepted: true })}
          done="Contrato renovado"
        >
          O contrato é renovado {periodText(addendum)}, por {formatMoney(addendum.monthly_fee)} ao mês a partir do
          primeiro dia. Isso não pode ser desfeito.
        </ConfirmCommand>
        <ReasonCommand
          label="Recusar"
          title={`Recusar o aditivo ${addendum.number}?`}
          reasonLabel="Justificativa da recusa"
          requiredMessage="A justificativa da recusa é obrigatória."
          confirmLabel="Recusar aditivo"
          onConfirm={(message) => decide({ accepted: false, message })}
          done="Aditivo recusado"
        >
          A Arrenda lê o motivo e pode enviar outro aditivo. O contrato segue como está.
        </ReasonCommand>
      </Buttons>
    </Offer>
  )
}

const Offer = styled.div`
  display: grid;
  gap: 12px;
`

const Buttons = styled.div`
  ${flex.wrap};
  gap: 8px;
`
