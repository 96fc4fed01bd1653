import type { ReactNode } from 'react'
import styled from 'styled-components'
import { TurnBanner } from '@/components/ui/feedback/TurnBanner'
import { currentDay, formatDay, formatList, isPastDue } from '@/services/format/format.rules'
import { contractEndTurn } from '@/services/orders/contract-end/contract-end-texts.rules'
import type { Audience } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { reservationText } from '@/services/orders/proposal/reservation-texts.rules'
import { arrivalText, deadlineText, turnName } from '@/services/orders/workflow/due-texts.rules'
import { documentsToCorrect, missingItems } from '@/services/orders/workflow/missing-items.rules'
import { bannerText } from '@/services/orders/workflow/order-state-texts.rules'
import type { TitleAndDescription } from '@/services/orders/workflow/stage-texts.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { below, color } from '@/styles/tokens'

type Props = {
  order: Order
  audience: Audience
  /** The commands of this audience, from `allowed_actions`. */
  actions?: ReactNode
  /** Shown first: who acts, when that is not the reader. */
  lead?: string
  /** Takes the place of the order's own words: what waits for the reader in person. */
  text?: TitleAndDescription
}

/** The turn, what to do, the deadline, and what comes next. */
export const OrderTurnBanner = ({ order, audience, actions, lead, text }: Props) => {
  const { title, description } = text ?? bannerText(order, audience)
  return (
    <TurnBanner
      turn={order.turn ?? contractEndTurn(order, currentDay()) ?? null}
      title={title}
      description={
        <>
          {lead && (
            <>
              <b>{lead}</b>{' '}
            </>
          )}
          <Reason order={order} audience={audience} />
          <MissingItems order={order} audience={audience} description={description} />{' '}
          <Deadline order={order} audience={audience} />
          <Reservation order={order} audience={audience} />
        </>
      }
      actions={actions}
      customerLabel={turnName('customer', audience)}
    />
  )
}

/** What is missing, by name. In staff's checklist stages it replaces the description. */
const MissingItems = ({ order, audience, description }: Props & { description: string }) => {
  const pieces = missingItems(order, audience)
  const toCorrect = documentsToCorrect(order)
  const isAll = audience === 'staff' && CHECKLIST_STAGES.includes(order.stage_name)
  if (pieces.length + toCorrect.length === 0) return isAll ? 'Nada mais falta: conclua a etapa.' : description
  return (
    <>
      {toCorrect.length > 0 && (
        <>
          <b>A corrigir:</b> {formatList(toCorrect)}.{' '}
        </>
      )}
      {pieces.length > 0 && (
        <>
          <b>{isPlural(pieces) ? 'Faltam:' : 'Falta:'}</b> {formatList(pieces)}.{' '}
        </>
      )}
      {!isAll && description}
    </>
  )
}

/** "2 testemunhas" is plural, "1 testemunha" and "o PDF do contrato" are not. */
const isPlural = (pieces: readonly string[]): boolean => pieces.length > 1 || /^(?!1 )\d/.test(pieces[0] ?? '')

const CHECKLIST_STAGES: readonly StageName[] = ['PACKAGING', 'SHIPPING', 'DELIVERY_INFO', 'RETURNING']

const Deadline = ({ order, audience }: Props) => {
  const { ends_on, stage_name } = order
  if (stage_name === 'ONGOING') return ends_on ? `O contrato vai até ${formatDay(ends_on)}.` : null
  const until = (audience === 'customer' ? arrivalText(order) : undefined) ?? deadlineText(order, audience)
  if (!until) return null
  // Staff see late orders highlighted.
  const isLate = audience === 'staff' && order.due_at !== null && isPastDue(order.due_at)
  return (
    <Until $late={isLate} suppressHydrationWarning>
      {until.word}: <b>{until.day}</b>.
    </Until>
  )
}

/** What became of the units of a proposal whose deadline has passed. */
const Reservation = ({ order, audience }: Props) => {
  const text = reservationText(order, audience)
  return text && <span suppressHydrationWarning> {text}</span>
}

/** On phones the deadline gets a line of its own. */
const Until = styled.span<{ $late: boolean }>`
  color: ${({ $late }) => ($late ? color.bad : 'inherit')};
  ${below.phone} {
    display: block;
    margin-top: 4px;
    font-size: 14px;
  }
`

const Reason = ({ order }: Props) => {
  const { stage_name, stage_state, stages, sent_back } = order
  if (stage_state !== 'reproved' && stage_name !== 'CANCELLED') return null
  // A refused signature: `signingText` says whose it is, and why.
  if (stage_name === 'CONTRACT_INFO') return null
  const message = stages.find((stage) => stage.stage_name === stage_name)?.message
  if (!message) return null
  return (
    <>
      {sent_back ? 'O pedido voltou a esta etapa' : 'Motivo'}: “{message}”{' '}
    </>
  )
}
