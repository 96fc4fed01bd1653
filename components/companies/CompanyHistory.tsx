import { useQuery } from '@tanstack/react-query'
import { Card } from '@/components/ui/display/Card'
import { Timeline } from '@/components/ui/display/Timeline'
import { historyQueryOptions } from '@/hooks/audit/audit.queries'
import type { EventLog } from '@/services/audit/audit.schema'
import { companyChangesOf, companyEventLabel } from '@/services/companies/company-history.rules'

/** What happened to a client and to its addresses: who, when, before and after. */
export const CompanyHistory = ({ companyId }: { companyId: number }) => {
  const { data, isError } = useQuery(historyQueryOptions('company', companyId))
  const entries = (data?.results ?? []).map((event) => ({
    key: event.id,
    what: companyEventLabel(event),
    detail: <Detail event={event} />,
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

const Detail = ({ event }: { event: EventLog }) => (
  <>
    {event.actor_name}
    {companyChangesOf(event).map(({ field, before, after }) => (
      <span key={field} style={{ display: 'block' }}>
        {field}: de “{before}” para “{after}”
      </span>
    ))}
  </>
)
