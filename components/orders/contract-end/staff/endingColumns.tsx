import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { Link } from '@/components/ui/navigation/Link'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { currentDay, formatDay } from '@/services/format/format.rules'
import type { EndChoice } from '@/services/orders/contract-end/contract-end.rules'
import {
  contractEndLabel,
  contractEndTurn,
  timeLeftText,
} from '@/services/orders/contract-end/contract-end-texts.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { paths } from '@/services/config/paths'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { OrderCardBox } from '../../list/OrderCardBox'

export const ENDING_COLUMNS: readonly DataColumn<OrderSummary>[] = [
  { key: 'order', title: 'Pedido', render: ({ order_mask_id }) => <b>{order_mask_id}</b> },
  { key: 'company', title: 'Empresa', render: ({ company }) => company.corporate_name },
  { key: 'ends_on', title: 'Vai até', render: (order) => <EndsOn order={order} /> },
  { key: 'said', title: 'Resposta do cliente', render: (order) => <EndChoiceTag order={order} /> },
  { key: 'next', title: 'Próximo passo', render: (order) => <NextStep order={order} /> },
  { key: 'items', title: 'Itens', align: 'right', render: ({ items_count }) => items_count },
  {
    key: 'monthly_fee',
    title: 'Mensalidade',
    align: 'right',
    render: ({ monthly_fee }) => <Money value={monthly_fee} />,
  },
]

export const EndsOn = ({ order: { ends_on } }: { order: OrderSummary }) => {
  if (!ends_on) return <>—</>
  const { text, tone } = timeLeftText(ends_on, currentDay())
  return (
    <When>
      {formatDay(ends_on)} <small data-late={tone === 'bad'}>{text}</small>
    </When>
  )
}

/** The customer's choice about the end, or that there is none. */
export const EndChoiceTag = ({ order }: { order: OrderSummary }) => {
  const word = contractEndLabel(order.contract_end)
  return word ? <StatusTag tone={word.tone}>{word.text}</StatusTag> : <Soft>Sem resposta</Soft>
}

/** Whose decision it is. */
export const EndTurnTag = ({ order }: { order: OrderSummary }) => {
  const turn = contractEndTurn(order, currentDay())
  if (!turn) return null
  return (
    <StatusTag tone={turn === 'staff' ? 'brand' : 'wait'}>
      {turn === 'staff' ? 'Vez de Vendas' : 'Vez do cliente'}
    </StatusTag>
  )
}

/** What staff can do about it now, in two or three words. */
function actionOf(order: OrderSummary): string | undefined {
  const turn = contractEndTurn(order, currentDay())
  if (turn === 'staff') return STEPS[order.contract_end?.choice ?? 'renew']
  const isAsked = order.contract_end?.addendum === 'open'
  return turn === 'customer' && !isAsked ? 'Perguntar ao cliente' : undefined
}

/** The page of the order, at the place where staff act on its end. */
export const endingPath = (order: OrderSummary): string =>
  `${paths.admin.order(order.company.id, order.order_mask_id)}${actionOf(order) ? '#fim-do-contrato' : ''}`

/** The same with a link to where staff act. */
export const NextStep = ({ order }: { order: OrderSummary }) => {
  const action = actionOf(order)
  if (!contractEndTurn(order, currentDay())) return <Soft>—</Soft>
  return (
    <Steps>
      <EndTurnTag order={order} />
      {action && <Link href={endingPath(order)}>{action}</Link>}
    </Steps>
  )
}

const STEPS: Readonly<Record<EndChoice, string>> = {
  renew: 'Enviar aditivo',
  return: 'Combinar a coleta',
  upgrade: 'Combinar a troca',
}

const Steps = styled.span`
  ${flex.row};
  gap: 8px;
  white-space: nowrap;
  a {
    /* Above the link of the row. */
    position: relative;
    z-index: 1;
  }
`

const When = styled.span`
  white-space: nowrap;
  small {
    color: ${color.t2};
    font-size: 12px;
  }
  small[data-late='true'] {
    color: ${color.bad};
    font-weight: 600;
  }
`

const Action = styled.span`
  color: ${color.brandText};
  font-weight: 500;
`

const Soft = styled.span`
  color: ${color.t2};
`

/** The card of a phone is one link, which leads to where staff act (`endingPath`) and says what is to do there. */
export const EndingCard = ({ order }: { order: OrderSummary }) => (
  <OrderCardBox>
    <div>
      <b>{order.order_mask_id}</b>
      <EndChoiceTag order={order} />
    </div>
    <p>{order.company.corporate_name}</p>
    <div>
      <EndTurnTag order={order} />
      <Action>{actionOf(order)}</Action>
    </div>
    <div>
      <EndsOn order={order} />
      <Money value={order.monthly_fee} perMonth />
    </div>
  </OrderCardBox>
)
