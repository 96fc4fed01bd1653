import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { Card, CardRow } from '@/components/ui/Card'
import { Facts } from '@/components/ui/Facts'
import { PageHeader } from '@/components/ui/PageHeader'
import { StatusTag } from '@/components/ui/StatusTag'
import { Timeline } from '@/components/ui/Timeline'
import { useLogin } from '@/contexts/LoginContext'
import { historyQueryOptions } from '@/hooks/audit/audit.queries'
import { may } from '@/services/auth/permissions.rules'
import { cityLine, streetLine } from '@/services/companies/address-lines.rules'
import type { Company } from '@/services/companies/companies.schema'
import { COMPANY_STATUS_LABEL, COMPANY_STATUS_TONE, companyEventLabel } from '@/services/companies/company-labels.rules'
import { paths } from '@/services/config/paths'
import { formatCnpj, formatDay } from '@/services/format/format.rules'
import { ClientActivation } from './ClientActivation'
import { ClientOrders } from './ClientOrders'
import { ClientPeople } from './ClientPeople'

/** A client: its data, people, orders, addresses and history, and whether it is let in. */
export const Client = ({ company }: { company: Company }) => {
  const { actor } = useLogin()
  const { status } = company
  return (
    <>
      <PageHeader
        above={actor && may(actor, 'clients:read') ? [{ label: 'Clientes', href: paths.admin.clients() }] : []}
        title={company.corporate_name}
        tag={<StatusTag tone={COMPANY_STATUS_TONE[status]}>{COMPANY_STATUS_LABEL[status]}</StatusTag>}
        facts={`CNPJ ${formatCnpj(company.cnpj)} · cliente desde ${formatDay(company.created_at)}`}
        actions={actor && may(actor, 'clients:activate') && <ClientActivation company={company} />}
      />
      <Columns>
        <div>
          <Card title="Dados">
            <Facts
              items={[
                { key: 'trade', label: 'Nome fantasia', value: company.trade_name },
                { key: 'uf', label: 'UF', value: company.uf },
                { key: 'legal', label: 'Representante legal', value: company.legal_representative ?? 'Não informado' },
                {
                  key: 'activated',
                  label: 'Última ativação',
                  value: company.activated_at ? formatDay(company.activated_at) : 'Ainda não ativada',
                },
              ]}
            />
          </Card>
          <ClientPeople company={company} />
          <ClientOrders company={company} />
        </div>
        <div>
          <Addresses company={company} />
          <History companyId={company.id} />
        </div>
      </Columns>
    </>
  )
}

const Addresses = ({ company: { addresses } }: { company: Company }) => (
  <Card title="Endereços" facts={addresses.length > 0 ? String(addresses.length) : undefined} flush>
    {addresses.length === 0 && <CardRow>Nenhum endereço salvo.</CardRow>}
    {addresses.map((address) => (
      <CardRow key={address.id}>
        <b>{address.label}</b>
        <p>{streetLine(address)}</p>
        <p>{cityLine(address)}</p>
      </CardRow>
    ))}
  </Card>
)

const History = ({ companyId }: { companyId: number }) => {
  const { data, isError } = useQuery(historyQueryOptions('company', companyId))
  const entries = (data?.results ?? []).map((event) => ({
    key: event.id,
    what: companyEventLabel(event.action),
    detail: event.actor_name,
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

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  gap: 16px;
  align-items: start;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
  b {
    font-weight: 550;
  }
  @media (max-width: 1039.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
