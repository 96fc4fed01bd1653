import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { Moment } from '@/components/ui/display/Moment'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import { PURPOSE_LABEL, QUERY_STATUS_LABEL, QUERY_STATUS_TONE } from '@/services/credit/credit-texts.rules'
import type { CreditQuerySummary } from '@/services/credit/credit.schema'
import { formatDay } from '@/services/format/format.rules'

type Props = {
  query: CreditQuerySummary
  /** Offered for a result: another one, for money. */
  onAgain?: () => void
}

/** Who asked, when, for what, and how long the result serves. */
export const QueryFacts = ({ query, onAgain }: Props) => (
  <Card
    title="Sobre a consulta"
    extra={<StatusTag tone={QUERY_STATUS_TONE[query.status]}>{QUERY_STATUS_LABEL[query.status]}</StatusTag>}
    footer={
      onAgain && (
        <PlainButton kind="link" onClick={onAgain}>
          Pagar uma nova consulta
        </PlainButton>
      )
    }
  >
    <Facts
      items={[
        { key: 'by', label: 'Pedida por', value: query.requested_by },
        { key: 'at', label: 'Quando', value: <Moment at={query.requested_at} /> },
        { key: 'purpose', label: 'Finalidade', value: PURPOSE_LABEL[query.purpose] },
        ...(query.order ? [{ key: 'order', label: 'Pedido', value: <OrderLink order={query.order} /> }] : []),
        ...(query.note ? [{ key: 'note', label: 'Observação', value: `“${query.note}”` }] : []),
        ...(query.valid_until
          ? [{ key: 'valid', label: query.is_valid ? 'Vale até' : 'Venceu em', value: formatDay(query.valid_until) }]
          : []),
      ]}
    />
  </Card>
)

const OrderLink = ({ order }: { order: NonNullable<CreditQuerySummary['order']> }) => (
  <Link href={paths.admin.order(order.company_id, order.order_mask_id)}>{order.order_mask_id}</Link>
)
