import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import styled from 'styled-components'
import { useListAddress } from '@/components/layout/useListAddress'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { DataTable } from '@/components/ui/tables/DataTable'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { FilterChips } from '@/components/ui/tables/FilterChips'
import { ListTools } from '@/components/ui/tables/ListTools'
import { NoResult } from '@/components/ui/tables/NoResult'
import { SearchField } from '@/components/ui/tables/SearchField'
import { useLogin } from '@/contexts/LoginContext'
import { companiesQueryOptions, useCompaniesCsv } from '@/hooks/companies/companies.queries'
import { may } from '@/services/auth/permissions.rules'
import type { CompanySummary } from '@/services/companies/companies.schema'
import { COMPANY_ORDERINGS } from '@/services/companies/company-orderings.rules'
import {
  COMPANY_STATUS_LABEL,
  COMPANY_STATUS_TONE,
  COMPANY_STATUSES,
  type CompanyStatus,
} from '@/services/companies/company-status.rules'
import { paths } from '@/services/config/paths'
import { formatCnpj, formatCount, formatDay, formatNumber } from '@/services/format/format.rules'

const PAGE_SIZE = 20

const isStatus = (text: string | null): text is CompanyStatus => COMPANY_STATUSES.includes(text as CompanyStatus)

/** The clients: search by name or CNPJ, filter, sorting and page in the address. */
export const CompaniesScreen = () => {
  const { actor } = useLogin()
  const clients = useListAddress({ orderings: COMPANY_ORDERINGS, filters: ['situacao'] })
  const { ready, search, ordering, page } = clients
  const status = clients.filter('situacao')
  const filters = {
    ...(search && { search }),
    ...(isStatus(status) && { status }),
    ...(ordering && { ordering }),
  }
  const list = useQuery({ ...companiesQueryOptions({ ...filters, page, page_size: PAGE_SIZE }), enabled: ready })
  const csv = useCompaniesCsv(filters)
  const count = list.data?.count
  return (
    <>
      <PageHeader
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
      />
      <ListTools
        total={count === undefined ? '' : formatCount(count, 'empresa', 'empresas')}
        actions={<CsvButton csv={csv} rows={count} />}
      >
        <SearchField label="Buscar clientes" placeholder="Nome ou CNPJ" value={search} onSearch={clients.setSearch} />
        <FilterChips
          filters={[{ key: 'situacao', label: 'Situação', value: status, options: STATUS_OPTIONS }]}
          onChange={clients.setFilter}
          onClear={clients.clear}
        />
      </ListTools>
      <DataTable
        label="Clientes"
        columns={COLUMNS}
        rows={list.data?.results}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.admin.client(id)}
        size="small"
        skeletonRows={12}
        refreshing={list.isPlaceholderData}
        sort={clients.sort}
        onSort={clients.setSort}
        page={{ current: page, size: PAGE_SIZE, total: count ?? 0, onPage: clients.setPage }}
        error={
          list.isError && (
            <FailedState title="Não foi possível carregar os clientes" onRetry={() => void list.refetch()} />
          )
        }
        empty={
          clients.isFiltered ? (
            <NoResult title="Nenhum cliente com esses filtros" onClear={clients.clear} />
          ) : (
            <EmptyState
              variant="first-use"
              title="Ainda não há clientes"
              description="As empresas aparecem aqui quando se cadastram ou quando você as cadastra."
            />
          )
        }
      />
    </>
  )
}

const STATUS_OPTIONS = COMPANY_STATUSES.map((status) => ({ value: status, label: COMPANY_STATUS_LABEL[status] }))

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
