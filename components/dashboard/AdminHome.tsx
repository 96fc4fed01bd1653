import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { MentionsWaiting } from '@/components/layout/app/MentionsWaiting'
import { Indicators } from '@/components/ui/display/Indicators'
import { useNow } from '@/components/ui/display/useNow'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useLogin } from '@/contexts/LoginContext'
import { myMentionsQueryOptions } from '@/hooks/orders/notes.queries'
import {
  lateOrdersQueryOptions,
  myOrdersQueryOptions,
  ordersSummaryQueryOptions,
} from '@/hooks/orders/staff-orders.queries'
import { paths } from '@/services/config/paths'
import { formatLongDay, formatNumber } from '@/services/format/format.rules'
import type { OrdersSummary } from '@/services/orders/list/orders-summary.schema'
import { flex, oneColumn } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { AdminHomeOrders } from './AdminHomeOrders'
import { AdminHomeStages } from './AdminHomeStages'
import { greeting, sumOf } from './home.rules'
import { HomeFailed } from './HomeFailed'

/** Staff's home: what waits for the user's groups, what is late, and the orders by stage. */
export const AdminHome = () => {
  const { user } = useLogin()
  const mine = useQuery(myOrdersQueryOptions())
  const late = useQuery(lateOrdersQueryOptions())
  const summary = useQuery(ordersSummaryQueryOptions())
  const mentions = useQuery(myMentionsQueryOptions())
  const now = useNow(60_000, true)
  if (!user) return null
  const queries = [mine, late, summary]
  const retry = (): void => {
    for (const query of queries) if (query.isError) void query.refetch()
  }
  return (
    <>
      <PageHeader title={greeting(user.first_name, now)} facts={formatLongDay(now)} />
      {queries.some(({ isError, data }) => isError && !data) ? (
        <HomeFailed error={queries.find(({ isError }) => isError)?.error} onRetry={retry} />
      ) : (
        <Stack>
          <AdminHomeIndicators summary={summary.data} mine={mine.data?.count} />
          <Columns>
            <AdminHomeOrders
              title={titleOf(mine.data?.count)}
              page={mine.data}
              all={`${paths.admin.orders()}?visao=todos&vez=minha&ordem=due_at`}
              nothing="Quando um pedido precisar da sua equipe, ele aparece aqui e você recebe um e-mail."
            />
            {/* Rendered after the cards above have loaded, so that nothing shifts while it is read. */}
            {mine.data && !mentions.isPending && (
              <Stack>
                <MentionsWaiting />
                <AdminHomeStages summary={summary.data} />
                {summary.data && (
                  <AdminHomeOrders
                    title="Atrasados"
                    page={late.data}
                    all={`${paths.admin.orders()}?visao=atrasados`}
                    nothing="Nenhum pedido passou do prazo."
                  />
                )}
              </Stack>
            )}
          </Columns>
        </Stack>
      )}
    </>
  )
}

function titleOf(count: number | undefined): string {
  if (count === undefined) return 'É a sua vez'
  if (count === 0) return 'Nenhum pedido espera pela sua equipe'
  return `É a sua vez em ${count === 1 ? '1 pedido' : `${String(count)} pedidos`}`
}

const Stack = styled.div`
  ${flex.stack};
  align-content: start;
  gap: 16px;
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 460px;
  align-items: start;
  gap: 16px;
  ${oneColumn.aside}
`

type IndicatorsProps = { summary: OrdersSummary | undefined; mine: number | undefined }

/** Four figures, counted from the orders. */
export const AdminHomeIndicators = ({ summary, mine }: IndicatorsProps) => {
  const figure = (value: number | undefined) =>
    value === undefined ? <SkeletonBar $width="48px" $height="24px" /> : formatNumber(value)
  const staff = summary && sumOf(summary, 'staff_turn')
  const late = summary && sumOf(summary, 'late')
  return (
    <Indicators
      items={[
        { key: 'mine', label: 'Esperam pela sua equipe', value: figure(mine), note: 'pedidos nas suas etapas' },
        { key: 'staff', label: 'Vez da Arrenda', value: figure(staff), note: 'pedidos, de todas as equipes' },
        {
          key: 'customer',
          label: 'Vez do cliente',
          value: figure(summary && sumOf(summary, 'customer_turn')),
          note: 'pedidos à espera de resposta',
        },
        {
          key: 'late',
          label: 'Atrasados',
          value: late ? <Late>{formatNumber(late)}</Late> : figure(late),
          note: 'passaram do prazo da etapa',
        },
      ]}
    />
  )
}

const Late = styled.span`
  color: ${color.bad};
`
