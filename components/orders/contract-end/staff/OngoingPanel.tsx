import { type ReactNode, useState } from 'react'
import { ContractEndTexts, RenewalTerms } from '@/components/orders/contract-end/RenewalPreview'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { ConfirmCommand, DialogButton } from '@/components/ui/dialogs/CommandButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { toast } from '@/components/ui/feedback/toast'
import { useAskContractEnd, useWithdrawAddendum } from '@/hooks/orders/contract-end.mutations'
import { useDecideStage } from '@/hooks/orders/workflow.mutations'
import { currentDay, formatDay } from '@/services/format/format.rules'
import {
  choiceText,
  contractEndTurn,
  periodText,
  renewalReason,
} from '@/services/orders/contract-end/contract-end-texts.rules'
import type { Addendum } from '@/services/orders/contract-end/contract-end.schema'
import type { StaffOrderProps } from '../../workflow/order.types'
import { PanelButtons, PanelStack } from '../../workflow/PanelLayout'

// Loaded on first opening.
const PartialReturnDialogForm = lazyPart(() =>
  import('../../returns/PartialReturnDialogForm').then((module) => module.PartialReturnDialogForm),
)

/** Staff request the return of some units, as the customer may. */
export const PartialReturnButton = (props: StaffOrderProps) => (
  <DialogButton label="Devolver uma parte">
    {(dialog) => <PartialReturnDialogForm {...props} {...dialog} />}
  </DialogButton>
)

/** While the rental runs: its addenda, and the returns that staff may start. */
export const OngoingPanel = ({ order, orderRef }: StaffOrderProps) => {
  const { mutateAsync } = useDecideStage(orderRef)
  return (
    <Card id="fim-do-contrato" title="Locação">
      <PanelStack>
        <Facts
          short
          items={[
            { key: 'number', label: 'Contrato', value: order.contract_number ?? '—' },
            { key: 'until', label: 'Vai até', value: order.ends_on ? formatDay(order.ends_on) : '—' },
          ]}
        />
        <AddendumPanel order={order} orderRef={orderRef}>
          {order.allowed_actions.includes('return_units') && <PartialReturnButton order={order} orderRef={orderRef} />}
          {order.allowed_actions.includes('start_return') && (
            <ConfirmCommand
              label="Iniciar devolução"
              title={`Iniciar a devolução do pedido ${order.order_mask_id}?`}
              cancelLabel="Manter em locação"
              onConfirm={() => mutateAsync({ stage_name: 'ONGOING', approved: true })}
              done="Devolução iniciada"
            >
              Um volume de devolução é criado para cada endereço, com todos os seriais.
            </ConfirmCommand>
          )}
        </AddendumPanel>
      </PanelStack>
    </Card>
  )
}

// Loaded on first opening.
const AddendumDialogForm = lazyPart(() => import('./AddendumDialogForm').then((module) => module.AddendumDialogForm))

/** The end of the contract as staff see it: what the customer chose, and the addendum that answers it. */
export const AddendumPanel = ({ order, orderRef, children }: StaffOrderProps & { children?: ReactNode }) => {
  const [issuing, setIssuing] = useState(false)
  const offer = order.addenda.find(({ status }) => status === 'open')
  const past = order.addenda.filter(({ status }) => status === 'accepted' || status === 'refused')
  const end = order.contract_end
  return (
    <ContractEndTexts>
      {end?.choice && end.said_at && (
        <p>
          <b>
            {end.said_by} escolheu: {choiceText(end).toLowerCase()}
          </b>
          , em {formatDay(end.said_at)}.{end.message && ` “${end.message}”`}
        </p>
      )}
      {offer && <OpenAddendum order={order} orderRef={orderRef} addendum={offer} />}
      {past.map((addendum) => (
        <small key={addendum.id}>
          Aditivo {addendum.number} {addendum.status === 'accepted' ? 'aceito' : 'recusado'}
          {addendum.decided_at && ` em ${formatDay(addendum.decided_at)}`}, {periodText(addendum)}.
        </small>
      ))}
      <PanelButtons>
        {order.allowed_actions.includes('issue_addendum') && (
          <PlainButton onClick={() => setIssuing(true)}>Enviar aditivo</PlainButton>
        )}
        {mayAsk(order) && <AskCustomer orderRef={orderRef} />}
        {children}
      </PanelButtons>
      {useOnceOpened(issuing) && (
        <AddendumDialogForm open={issuing} onClose={() => setIssuing(false)} order={order} orderRef={orderRef} />
      )}
    </ContractEndTexts>
  )
}

/** Near the end, while the customer has not chosen. */
const mayAsk = (order: StaffOrderProps['order']): boolean =>
  order.allowed_actions.includes('issue_addendum') &&
  !order.contract_end?.choice &&
  contractEndTurn(order, currentDay()) === 'customer'

const AskCustomer = ({ orderRef }: Pick<StaffOrderProps, 'orderRef'>) => {
  const { mutate: ask, isPending } = useAskContractEnd(orderRef)
  return (
    <PlainButton
      busy={isPending}
      onClick={() => ask(undefined, { onSuccess: () => toast.success('Pergunta enviada') })}
    >
      Perguntar ao cliente
    </PlainButton>
  )
}

const OpenAddendum = ({ order, orderRef, addendum }: StaffOrderProps & { addendum: Addendum }) => {
  const { mutateAsync: withdraw } = useWithdrawAddendum(orderRef)
  return (
    <>
      <p>
        <b>O aditivo {addendum.number} espera o aceite do cliente</b>, até {formatDay(addendum.begins_on)}.
      </p>
      <RenewalTerms terms={addendum} />
      <small>{renewalReason({ readjustment: addendum.readjustment, kept_because: null }, 'staff')}</small>
      {order.allowed_actions.includes('withdraw_addendum') && (
        <div>
          <ConfirmCommand
            label="Retirar aditivo"
            title={`Retirar o aditivo ${addendum.number}?`}
            cancelLabel="Manter aditivo"
            danger
            onConfirm={() => withdraw(addendum.id)}
            done="Aditivo retirado"
          >
            O cliente é avisado e não pode mais aceitá-lo. Você pode enviar outro, com outro número.
          </ConfirmCommand>
        </div>
      )}
    </>
  )
}
