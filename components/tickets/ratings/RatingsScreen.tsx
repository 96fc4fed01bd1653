import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { Card } from '@/components/ui/display/Card'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { RecordState } from '@/components/ui/feedback/RecordState'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { ticketRatingsQueryOptions } from '@/hooks/tickets/ratings.queries'
import { paths } from '@/services/config/paths'
import { isMonth, monthOf } from '@/services/stock/holds/hold-month.rules'
import { currentDay, formatCount, formatLongMonth } from '@/services/format/format.rules'
import type { TicketRatingReport } from '@/services/tickets/ticket-ratings.schema'
import { oneColumn } from '@/styles/mixins'
import { MonthStepper } from '@/components/ui/forms/MonthStepper'
import { RatingComments } from './RatingComments'
import { RatingsByAssignee } from './RatingsByAssignee'
import { ScoreBars } from './ScoreBars'

/** A month's ratings of the help: on average, by score, by who had the tickets, and in words. The month is in the address. */
export const RatingsScreen = () => {
  const { read, write } = useAddressQuery()
  const asked = read('mes') ?? ''
  const current = monthOf(currentDay())
  const month = isMonth(asked) && asked <= current ? asked : current
  const report = useQuery(ticketRatingsQueryOptions(month))
  return (
    <>
      <PageHeader
        inline
        title="Avaliações"
        above={[{ label: 'Chamados', href: paths.admin.supportTickets() }]}
        facts="Notas de 1 a 5, dadas por quem abriu o chamado depois do encerramento"
        actions={
          <MonthStepper
            month={month}
            last={current}
            onChange={(next) => write({ mes: next === current ? null : next })}
          />
        }
      />
      <RecordState
        query={report}
        isMissing={false}
        notFound={{ title: 'Avaliações não encontradas' }}
        noun="as avaliações"
      >
        {(data) => <Report report={data} />}
      </RecordState>
    </>
  )
}

const Report = ({ report: { month, total, assignees, comments } }: { report: TicketRatingReport }) => {
  if (total.count === 0)
    return (
      <Card>
        <EmptyState
          variant="no-result"
          title={`Nenhuma avaliação em ${formatLongMonth(month)}`}
          description="Quem abriu o chamado avalia até 15 dias depois do encerramento."
        />
      </Card>
    )
  return (
    <Columns>
      <Card title="No mês" facts={formatCount(total.count, 'avaliação', 'avaliações')}>
        <ScoreBars {...total} />
      </Card>
      <RatingsByAssignee assignees={assignees} />
      <Wide>
        <Card title="Comentários" facts={formatCount(comments.length, 'comentário', 'comentários')} flush>
          <RatingComments comments={comments} />
        </Card>
      </Wide>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 352px minmax(0, 1fr);
  align-items: start;
  gap: 16px;
  ${oneColumn.aside}
`

const Wide = styled.div`
  grid-column: 1 / -1;
`
