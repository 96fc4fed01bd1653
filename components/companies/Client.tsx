import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { AsideColumns } from '@/components/ui/navigation/AsideColumns'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useLogin } from '@/contexts/LoginContext'
import { may } from '@/services/auth/permissions.rules'
import type { Company } from '@/services/companies/companies.schema'
import { COMPANY_STATUS_LABEL, COMPANY_STATUS_TONE } from '@/services/companies/company-labels.rules'
import { paths } from '@/services/config/paths'
import { formatCnpj, formatDay } from '@/services/format/format.rules'
import { ClientActivation } from './ClientActivation'
import { ClientAddresses } from './ClientAddresses'
import { ClientData } from './ClientData'
import { ClientHistory } from './ClientHistory'
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
        actions={
          <>
            <ButtonLink href={paths.admin.clientMovements(company.id)}>Movimentações</ButtonLink>
            {actor && may(actor, 'clients:activate') && <ClientActivation company={company} />}
          </>
        }
      />
      <Columns>
        <div>
          <ClientData company={company} />
          <ClientPeople company={company} />
          <ClientOrders company={company} />
        </div>
        <div>
          <ClientAddresses company={company} />
          <ClientHistory companyId={company.id} />
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
