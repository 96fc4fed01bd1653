import { useQuery } from '@tanstack/react-query'
import { Card } from '@/components/ui/display/Card'
import { Timeline } from '@/components/ui/display/Timeline'
import { historyQueryOptions } from '@/hooks/audit/audit.queries'
import type { EventLog } from '@/services/audit/audit.schema'
import { productChangesOf, productEventLabel } from '@/services/catalogue/products/product-changes.rules'
import type { ProductChoices } from '@/services/catalogue/products/products.schema'

type Props = { productId: number; choices: ProductChoices }

/** The history of a product: who, when, before and after. */
export const ProductHistory = ({ productId, choices }: Props) => {
  const { data, isError } = useQuery(historyQueryOptions('product', productId))
  const entries = (data?.results ?? []).map((event) => ({
    key: event.id,
    what: productEventLabel(event),
    detail: <Detail event={event} choices={choices} />,
    at: event.created_at,
  }))
  return (
    <Card title="Histórico">
      {entries.length > 0 && <Timeline entries={entries} />}
      {data && entries.length === 0 && <p>Nada mudou desde o cadastro.</p>}
      {isError && <p>Não foi possível carregar o histórico. Atualize a página.</p>}
    </Card>
  )
}

const Detail = ({ event, choices }: { event: EventLog; choices: ProductChoices }) => (
  <>
    {event.actor_name}
    {event.message && ` · ${event.message}`}
    {productChangesOf(event, choices).map(({ name, field, before, after }) => (
      <span key={name} style={{ display: 'block', overflowWrap: 'anywhere' }}>
        {field}: de “{before}” para “{after}”
      </span>
    ))}
  </>
)
