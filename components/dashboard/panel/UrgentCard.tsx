import styled from 'styled-components'
import { Card, CardRow } from '@/components/ui/display/Card'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import type { Dashboard } from '@/services/dashboard/dashboard.schema'
import { formatNumber } from '@/services/format/format.rules'
import { groupLabel } from '@/services/users/group-texts.rules'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { latenessText } from './panel.rules'

/** What waits for staff and is late or due today, most urgent first. */
export const UrgentCard = ({ urgent: { count, orders } }: { urgent: Dashboard['urgent'] }) => (
  <Card
    title="Precisa de alguém agora"
    extra={
      count > orders.length && (
        <Link href={`${paths.admin.orders()}?visao=atrasados`}>Ver todos ({formatNumber(count)})</Link>
      )
    }
    flush
  >
    {count === 0 ? (
      <EmptyState
        variant="no-result"
        title="Nada espera pela equipe"
        description="Nenhum pedido passou do prazo nem vence hoje."
      />
    ) : (
      orders.map(({ order_mask_id, company, what, days_late, group }) => (
        <CardRow key={`${String(company.id)} ${order_mask_id}`}>
          <Line>
            <Link href={paths.admin.order(company.id, order_mask_id)}>
              <b>{order_mask_id}</b> {company.corporate_name}
            </Link>
            <em data-late={days_late > 0 || undefined}>{latenessText(days_late)}</em>
            <span>{what}</span>
            <span>{group === null ? '' : groupLabel(group, 'staff')}</span>
          </Line>
        </CardRow>
      ))
    )}
  </Card>
)

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 12px;
  ${font.secondary};
  a {
    color: inherit;
  }
  b,
  em {
    font-weight: 600;
  }
  em {
    font-style: normal;
    color: ${color.warn};
  }
  em[data-late] {
    color: ${color.bad};
  }
  span {
    color: ${color.t2};
  }
  > :nth-child(even) {
    text-align: right;
  }
`
