import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { Card } from '@/components/ui/display/Card'
import { Timeline } from '@/components/ui/display/Timeline'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { AsideColumns } from '@/components/ui/navigation/AsideColumns'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useLogin } from '@/contexts/LoginContext'
import { historyQueryOptions } from '@/hooks/audit/audit.queries'
import type { EventLog } from '@/services/audit/audit.schema'
import { may } from '@/services/auth/permissions.rules'
import type { Company } from '@/services/companies/companies.schema'
import { companyChangesOf, companyEventLabel } from '@/services/companies/company-history.rules'
import { COMPANY_STATUS_LABEL, COMPANY_STATUS_TONE } from '@/services/companies/company-status.rules'
import { paths } from '@/services/config/paths'
import { formatCnpj, formatDay } from '@/services/format/format.rules'
import { CompanyActivation } from './CompanyActivation'
import { CompanyAddresses } from './CompanyAddresses'
import { CompanyData } from './CompanyData'
import { CompanyInvoices } from './CompanyInvoices'
import { CompanyOrders } from './CompanyOrders'
import { CompanyPeople } from './CompanyPeople'

/** A client: its data, people, orders, addresses and history, and whether it is let in. */
export const CompanyDetail = ({ company }: { company: Company }) => {
  const { actor } = useLogin()
  const { status } = company
  return (
    <>
      <PageHeader
        above={actor && may(actor, 'clients:read') ? [{ label: 'Clientes', href: paths.admin.clients() }] : []}
        title={company.corporate_name}
        tag={<StatusTag tone={COMPANY_STATUS_TONE[status]}>{COMPANY_STATUS_LABEL[status]}</StatusTag>}
        facts={`CNPJ ${formatCnpj(company.cnpj)} · cliente desde ${formatDay(company.created_at)}`}
        actions={
          <>
            <ButtonLink href={paths.admin.clientMovements(company.id)}>Movimentações</ButtonLink>
            {actor && may(actor, 'tickets:manage') && (
              <ButtonLink href={paths.admin.newTicket({ empresa: company.id })}>Abrir chamado</ButtonLink>
            )}
            {actor && may(actor, 'clients:activate') && <CompanyActivation company={company} />}
          </>
        }
      />
      <Columns>
        <div>
          <CompanyData company={company} />
          <CompanyPeople company={company} />
          <CompanyOrders company={company} />
          {actor && may(actor, 'invoices:manage') && <CompanyInvoices companyId={company.id} />}
        </div>
        <div>
          <CompanyAddresses company={company} />
          <CompanyHistory companyId={company.id} />
        </div>
      </Columns>
    </>
  )
}

const Columns = styled(AsideColumns)`
  b {
    font-weight: 550;
  }
`

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
