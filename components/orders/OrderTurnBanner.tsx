import type { ReactNode } from 'react'
import { TurnBanner } from '@/components/ui/TurnBanner'
import { formatDay } from '@/services/format/format.rules'
import { deadlineText, turnName } from '@/services/orders/deadline-texts.rules'
import type { Audience } from '@/services/orders/order-ref.rules'
import type { Order } from '@/services/orders/orders.schema'
import { missingOf } from '@/services/orders/missing.rules'
import type { StageName } from '@/services/orders/stages.rules'
import { bannerText } from '@/services/orders/texts.rules'

type Props = {
  order: Order
  audience: Audience
  /** The commands of this side, drawn from `allowed_actions`. */
  actions?: ReactNode
}

/** Whose turn it is, what is to be done, by when, and what comes next. */
export const OrderTurnBanner = ({ order, audience, actions }: Props) => {
  const { title, description } = bannerText(order, audience)
  return (
    <TurnBanner
      turn={order.turn}
      title={title}
      description={
        <>
          <Reason order={order} audience={audience} />
          <Pieces order={order} audience={audience} description={description} />{' '}
          <Deadline order={order} audience={audience} />
        </>
      }
      actions={actions}
      customerLabel={turnName('customer', audience)}
    />
  )
}

/** What is missing by name; where staff's stage is nothing but its pieces, they stand for its description. */
const Pieces = ({ order, audience, description }: Props & { description: string }) => {
  const pieces = missingOf(order, audience)
  const isAll = audience === 'staff' && MADE_OF_PIECES.includes(order.stage_name)
  if (pieces.length === 0) return isAll ? 'Nada mais falta: conclua a etapa.' : description
  return (
    <>
      <b>{areMany(pieces) ? 'Faltam:' : 'Falta:'}</b> {new Intl.ListFormat('pt-BR').format(pieces)}.
      {!isAll && ` ${description}`}
    </>
  )
}

/** "2 testemunhas" are many, "1 testemunha" and "o PDF do contrato" are one. */
const areMany = (pieces: readonly string[]): boolean => pieces.length > 1 || /^(?!1 )\d/.test(pieces[0] ?? '')

const MADE_OF_PIECES: readonly StageName[] = ['PACKAGING', 'SHIPPING', 'DELIVERY_INFO', 'RETURNING']

const Deadline = ({ order, audience }: Props) => {
  const { ends_on, stage_name } = order
  if (stage_name === 'ONGOING') return ends_on ? `O contrato vai até ${formatDay(ends_on)}.` : null
  const until = deadlineText(order, audience)
  if (!until) return null
  return (
    <span suppressHydrationWarning>
      {until.word}: <b>{until.day}</b>.
    </span>
  )
}

/** Why something was refused, sent back or cancelled, in the words of whoever did it. */
const Reason = ({ order }: Props) => {
  const { stage_name, stage_state, stages } = order
  if (stage_state !== 'reproved' && stage_name !== 'CANCELLED') return null
  const message = stages.find((stage) => stage.stage_name === stage_name)?.message
  return message ? <>Motivo: “{message}” </> : null
}
