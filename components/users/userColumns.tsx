import type { ReactNode } from 'react'
import { TwoLineCell } from '@/components/ui/display/TwoLineCell'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { formatNumber, formatRelative } from '@/services/format/format.rules'
import { groupsLabel } from '@/services/users/user-labels.rules'
import type { ManagedUser } from '@/services/users/users.schema'

const typeOf = (user: ManagedUser): string => {
  const groups = groupsLabel(user.permissions_groups)
  return user.is_company_admin ? `${groups} · administra a conta` : groups
}

const companiesOf = ({ permissions_groups, permitted_companys }: ManagedUser): string => {
  if (!permissions_groups.includes('VENDEDOR')) return '—'
  const count = permitted_companys.length
  return count === 1 ? (permitted_companys[0]?.corporate_name ?? '') : `${formatNumber(count)} empresas`
}

/** What the list says of a user; `actions` is the last column, for those who may change something. */
export const userColumns = (
  side: 'customer' | 'staff',
  actions: ((user: ManagedUser) => ReactNode) | null,
): readonly DataColumn<ManagedUser>[] => [
  {
    key: 'first_name',
    title: 'Nome',
    sortable: true,
    render: (user) => <TwoLineCell name={user.first_name}>{user.email}</TwoLineCell>,
  },
  { key: 'type', title: side === 'customer' ? 'Tipo' : 'Perfis', render: typeOf },
  side === 'customer'
    ? { key: 'equipment', title: 'Equipamentos', align: 'right', render: (user) => formatNumber(user.equipment_count) }
    : { key: 'companies', title: 'Empresas', render: companiesOf },
  { key: 'responsible', title: 'Responsável', render: (user) => user.responsible?.first_name ?? '—' },
  {
    key: 'last_login',
    title: 'Último acesso',
    sortable: true,
    render: (user) => (user.last_login ? formatRelative(user.last_login) : 'Nunca entrou'),
  },
  {
    key: 'state',
    title: 'Situação',
    render: (user) => (
      <StatusTag tone={user.active ? 'ok' : 'neutral'}>{user.active ? 'Ativo' : 'Desativado'}</StatusTag>
    ),
  },
  ...(actions ? [{ key: 'actions', title: 'Ações', align: 'right', render: actions } as const] : []),
]
