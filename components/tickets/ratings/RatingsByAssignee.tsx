import { DataTable } from '@/components/ui/tables/DataTable'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { formatNumber } from '@/services/format/format.rules'
import type { TicketRatingReport } from '@/services/tickets/ticket-ratings.schema'
import { oneDecimal } from '@/services/tickets/rating-summary.rules'

type Row = TicketRatingReport['assignees'][number]

const COLUMNS: readonly DataColumn<Row>[] = [
  { key: 'assignee', title: 'Responsável', render: ({ assignee }) => assignee?.name ?? 'Sem responsável' },
  { key: 'average', title: 'Média', align: 'right', render: ({ average }) => <b>{oneDecimal(average)}</b> },
  { key: 'count', title: 'Avaliações', align: 'right', render: ({ count }) => formatNumber(count) },
  ...[5, 4, 3, 2, 1].map((score) => ({
    key: String(score),
    title: `Nota ${String(score)}`,
    align: 'right' as const,
    render: ({ scores }: Row) => formatNumber(scores[score - 1] ?? 0),
  })),
]

/** The ratings of each member of staff who had the tickets. */
export const RatingsByAssignee = ({ assignees }: { assignees: readonly Row[] }) => (
  <DataTable
    label="Avaliações por responsável"
    columns={COLUMNS}
    rows={assignees}
    rowKey={({ assignee }) => assignee?.id ?? 0}
    size="small"
    empty={null}
  />
)
