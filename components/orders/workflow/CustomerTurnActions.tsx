import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { paths } from '@/services/config/paths'
import { currentDay } from '@/services/format/format.rules'
import { contractEndCallToAction } from '@/services/orders/contract-end/contract-end-texts.rules'
import { stageOfDocument } from '@/services/orders/documents/required-documents.rules'
import type { Order } from '@/services/orders/orders.schema'
import { PointOutMissing } from '../delivery/DeliveryTermCard'
import { SubmitDocuments } from '../documents/SubmitDocuments'
import { ProposalDecision } from '../proposal/ProposalDecision'
import { RequestReturn } from '../returns/RequestReturn'
import type { CustomerActionProps } from './order.types'
import { focusFirstIn } from './orderFocus'

/** The customer's commands for the current stage, from `allowed_actions` alone. */
export const CustomerTurnActions = (props: CustomerActionProps) => {
  const { order, size } = props
  const may = (action: Order['allowed_actions'][number]): boolean => order.allowed_actions.includes(action)
  if (may('accept_proposal') || may('refuse_proposal')) return <ProposalDecision {...props} />
  // Submitting is offered even when documents are missing: pressing it tells which.
  if (may('submit_documents') || may('upload_document')) return <SubmitDocuments {...props} />
  if (may('sign_delivery_term'))
    return (
      <>
        {may('point_out_missing') && <PointOutMissing {...props} />}
        {order.turn === 'customer' && (
          <GoToCardButton
            target="termo"
            label={isOutForSignature(order) ? FOLLOW_SIGNATURES : 'Assinar termo'}
            size={size}
          />
        )}
      </>
    )
  if (order.turn === 'customer' && may('sign_contract'))
    return (
      <GoToCardButton
        target="contrato"
        label={isOutForSignature(order) ? FOLLOW_SIGNATURES : 'Assinar contrato'}
        size={size}
      />
    )
  if (order.turn === 'customer' && may('add_signers'))
    return <GoToCardButton target="contrato" label="Indicar signatários" size={size} />
  const end = contractEndCallToAction(order, currentDay())
  return (
    <>
      {may('return_units') && (
        <ButtonLink size={size} href={paths.platform.equipmentOfOrder(order.order_mask_id)}>
          Devolver uma parte
        </ButtonLink>
      )}
      {may('request_return') && <RequestReturn {...props} />}
      {end && <GoToCardButton target="fim-do-contrato" label={end} size={size} />}
    </>
  )
}

const FOLLOW_SIGNATURES = 'Acompanhar assinaturas'

/** Whether signing links were sent for the document of this stage. */
const isOutForSignature = ({ signers, stage_name, documents }: Order): boolean =>
  signers.some(
    ({ document_id, asked_at }) =>
      asked_at !== null &&
      documents.some(({ id, document_type }) => id === document_id && stageOfDocument(document_type) === stage_name),
  )

export const hasTurnActions = (order: Order): boolean =>
  hasPendingAction(order) || order.allowed_actions.includes('request_return')

/** Whether the customer is expected to act; on phones the command is then pinned to the bottom. */
export function hasPendingAction(order: Order): boolean {
  const { allowed_actions, turn } = order
  const may = (action: Order['allowed_actions'][number]): boolean => allowed_actions.includes(action)
  const anyTime = (
    ['accept_proposal', 'refuse_proposal', 'submit_documents', 'upload_document', 'point_out_missing'] as const
  ).some(may)
  return (
    anyTime ||
    contractEndCallToAction(order, currentDay()) !== undefined ||
    (turn === 'customer' && (may('sign_contract') || may('add_signers') || may('sign_delivery_term')))
  )
}

type GoToCardButtonProps = { target: string; label: string; size?: 'middle' | 'large' }

/** Scrolls to a card and focuses its first field or drop zone. */
export const GoToCardButton = ({ target, label, size }: GoToCardButtonProps) => (
  <PlainButton kind="primary" size={size} onClick={() => focusFirstIn(target)}>
    {label}
  </PlainButton>
)
