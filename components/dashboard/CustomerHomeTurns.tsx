import { FileCheck, FilePenLine, FileText, Hand, type LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { DueDate } from '@/components/ui/display/DueDate'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import { formatDayShort } from '@/services/format/format.rules'
import type { Page } from '@/services/http/page.schema'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { customerCallToAction } from '@/services/orders/workflow/order-state-texts.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { flex, font, nameOverNote } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'

type Props = { page: Page<OrderSummary> | undefined }

/** The orders that wait for the customer, most urgent first; only the first has a primary button. */
export const CustomerHomeTurns = ({ page }: Props) => {
  if (!page)
    return (
      <Box $yours={false}>
        <Waiting>
          <SkeletonText label="Carregando o que espera por você" rows={5} />
        </Waiting>
      </Box>
    )
  const { count, results } = page
  return (
    <Box $yours={count > 0} aria-labelledby="sua-vez">
      <Head $yours={count > 0}>
        <i aria-hidden>
          <Hand size={16} strokeWidth={2} />
        </i>
        <h2 id="sua-vez">{titleOf(count)}</h2>
      </Head>
      {count === 0 && <Nothing>Quando um pedido precisar de você, ele aparece aqui e você recebe um e-mail.</Nothing>}
      <ul>
        {results.map((order, place) => (
          <Turn key={order.order_mask_id} order={order} first={place === 0} />
        ))}
      </ul>
      {count > results.length && (
        <More>
          <Link href={`${paths.platform.myOrders()}?vez=customer`}>Ver todos ({count})</Link>
        </More>
      )}
    </Box>
  )
}

const titleOf = (count: number): string => {
  if (count === 0) return 'Nenhum pedido espera por você'
  return `É a sua vez em ${count === 1 ? '1 pedido' : `${String(count)} pedidos`}`
}

const icons: Partial<Record<StageName, LucideIcon>> = {
  PROPOSAL_AGREEMENT: FileCheck,
  CONTRACT_INFO: FilePenLine,
  DELIVERY_TERM: FilePenLine,
}

const Turn = ({ order, first }: { order: OrderSummary; first: boolean }) => {
  const { title, verb } = customerCallToAction(order)
  const Icon = icons[order.stage_name] ?? FileText
  return (
    <Row>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <b>{title}</b>
        <small>
          Pedido {order.order_mask_id}, {order.items_summary}
        </small>
      </div>
      {order.due_at && (
        <When>
          <DueDate at={order.due_at} />
          <small>até {formatDayShort(order.due_at)}</small>
        </When>
      )}
      <ButtonLink
        href={paths.platform.order(order.order_mask_id)}
        kind={first ? 'primary' : 'default'}
        size="small"
        aria-label={`${verb}: pedido ${order.order_mask_id}`}
      >
        {verb}
      </ButtonLink>
    </Row>
  )
}

const Box = styled.section<{ $yours: boolean }>`
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${({ $yours }) => ($yours ? color.warnLine : color.line)};
  border-radius: ${radius.card};
  background: ${color.surface};
`

const Head = styled.div<{ $yours: boolean }>`
  ${flex.row};
  gap: 10px;
  min-height: 54px;
  padding: 8px 20px;
  border-bottom: 1px solid ${({ $yours }) => ($yours ? color.warnLine : color.line)};
  background: ${({ $yours }) => ($yours ? color.warnBg : color.surface)};
  h2 {
    ${font.cardTitle};
  }
  i {
    ${flex.center};
    width: 26px;
    height: 26px;
    border-radius: 6px;
    background: ${({ $yours }) => ($yours ? color.turn : color.sunken)};
    color: ${({ $yours }) => ($yours ? color.onTurn : color.t2)};
  }
`

const Row = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto minmax(92px, auto);
  align-items: center;
  gap: 4px 16px;
  padding: 13px 20px;
  & + & {
    border-top: 1px solid ${color.line};
  }
  > svg {
    color: ${color.t2};
  }
  ${nameOverNote}
  ${below.phone} {
    grid-template-columns: 20px minmax(0, 1fr) auto;
    > svg {
      align-self: start;
      margin-top: 1px;
    }
    > div:nth-child(2) {
      grid-column: 2 / -1;
    }
    > :last-child {
      grid-column: 3;
      grid-row: 2;
      min-width: 96px;
      height: 44px;
    }
  }
`

const When = styled.div`
  text-align: right;
  time {
    font-weight: 600;
  }
  ${below.phone} {
    grid-column: 2;
    grid-row: 2;
    display: flex;
    gap: 8px;
    text-align: left;
  }
`

const Nothing = styled.p`
  padding: 16px 20px;
  color: ${color.t2};
`

const Waiting = styled.div`
  padding: 20px;
`

const More = styled.div`
  padding: 12px 20px;
  border-top: 1px solid ${color.line};
  font-size: 13px;
  font-weight: 500;
`
