import { UserPlus } from 'lucide-react'
import styled from 'styled-components'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { useLogin } from '@/contexts/LoginContext'
import { companiesQueryOptions, useCompaniesCsv } from '@/hooks/companies/companies.queries'
import { may } from '@/services/auth/permissions.rules'
import type { CompanySummary } from '@/services/companies/companies.schema'
import { COMPANY_ORDERINGS } from '@/services/companies/company-list.rules'
import { COMPANY_STATUS_LABEL, COMPANY_STATUS_TONE, COMPANY_STATUSES } from '@/services/companies/company-status.rules'
import { paths } from '@/services/config/paths'
import { formatCnpj, formatDay, formatNumber } from '@/services/format/format.rules'

const STATUS_OPTIONS = COMPANY_STATUSES.map((status) => ({ value: status, label: COMPANY_STATUS_LABEL[status] }))

/** The clients: search by name or CNPJ, filter, sorting and page in the address. */
export const CompaniesScreen = () => {
  const { actor } = useLogin()
  const clients = usePagedList(companiesQueryOptions, {
    orderings: COMPANY_ORDERINGS,
    filters: { situacao: (status) => ({ status: COMPANY_STATUSES.find((one) => one === status) }) },
  })
  return (
    <ListScreen
      list={clients}
      noun={{ one: 'cliente', many: 'clientes' }}
      countNoun={{ one: 'empresa', many: 'empresas' }}
      title="Clientes"
      actions={
        actor &&
        may(actor, 'clients:create') && (
          <ButtonLink
            kind="primary"
            href={paths.admin.registerClient()}
            icon={<UserPlus size={16} strokeWidth={1.75} aria-hidden />}
          >
            Cadastrar cliente
          </ButtonLink>
        )
      }
      searchPlaceholder="Nome ou CNPJ"
      filters={[{ key: 'situacao', label: 'Situação', options: STATUS_OPTIONS }]}
      csv={useCompaniesCsv(clients.query)}
      columns={COLUMNS}
      rowHref={({ id }) => paths.admin.client(id)}
      size="small"
      skeletonRows={12}
      empty={{
        title: 'Ainda não há clientes',
        description: 'As empresas aparecem aqui quando se cadastram ou quando você as cadastra.',
      }}
    />
  )
}

const COLUMNS: readonly DataColumn<CompanySummary>[] = [
  { key: 'corporate_name', title: 'Empresa', sortable: true, render: (company) => company.corporate_name },
  { key: 'cnpj', title: 'CNPJ', render: (company) => <Whole>{formatCnpj(company.cnpj)}</Whole> },
  { key: 'uf', title: 'UF', render: (company) => company.uf },
  { key: 'users', title: 'Usuários', align: 'right', render: (company) => formatNumber(company.users_count) },
  { key: 'orders', title: 'Pedidos', align: 'right', render: (company) => formatNumber(company.orders_count) },
  {
    key: 'created_at',
    title: 'Cadastro em',
    align: 'right',
    sortable: true,
    render: (company) => formatDay(company.created_at),
  },
  {
    key: 'status',
    title: 'Situação',
    render: ({ status }) => <StatusTag tone={COMPANY_STATUS_TONE[status]}>{COMPANY_STATUS_LABEL[status]}</StatusTag>,
  },
]

const Whole = styled.span`
  white-space: nowrap;
`
