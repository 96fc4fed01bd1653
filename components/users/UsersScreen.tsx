import { UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Ago } from '@/components/ui/display/Moment'
import { NoWrap, TwoLineCell } from '@/components/ui/display/TwoLineCell'
import { ACTIVE_STATES } from '@/components/ui/feedback/activeStates'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { useLogin } from '@/contexts/LoginContext'
import { usersQueryOptions, useUsersCsv } from '@/hooks/users/users.queries'
import { type Actor, GROUPS, isCustomer } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { formatNumber, formatPhone } from '@/services/format/format.rules'
import { groupLabel, groupsLabel } from '@/services/users/group-texts.rules'
import { USER_ORDERINGS } from '@/services/users/user-orderings.rules'
import { assignableGroups } from '@/services/users/user-types.rules'
import type { ManagedUser } from '@/services/users/users.schema'
import { UserActions } from './UserActions'
import { type OpenDialog, UserDialogs } from './UserDialogs'

/** The users of a company for those who manage them; staff for staff. */
export const UsersScreen = () => {
  const { actor } = useLogin()
  return actor && <UserList actor={actor} />
}

const UserList = ({ actor }: { actor: Actor }) => {
  const users = usePagedList(usersQueryOptions, {
    orderings: USER_ORDERINGS,
    filters: {
      tipo: (group) => ({ type: GROUPS.find((one) => one === group) }),
      situacao: (state) => ({ active: state === 'ativos' }),
    },
  })
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const mayManage = may(actor, 'users:manage')
  const side = isCustomer(actor) ? 'customer' : 'staff'
  const groups = assignableGroups(actor).map((group) => ({ value: group, label: groupLabel(group, side) }))
  return (
    <ListScreen
      list={users}
      noun={{ one: 'usuário', many: 'usuários' }}
      title="Usuários"
      actions={
        mayManage && (
          <PlainButton
            kind="primary"
            icon={<UserPlus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setDialog({ command: 'create', user: null })}
          >
            Novo usuário
          </PlainButton>
        )
      }
      searchPlaceholder="Nome ou e-mail"
      filters={[
        { key: 'tipo', label: side === 'customer' ? 'Tipo' : 'Perfil', options: groups },
        { key: 'situacao', label: 'Situação', options: ACTIVE_STATES },
      ]}
      csv={useUsersCsv(users.query)}
      columns={userColumns(
        side,
        mayManage
          ? (user) => <UserActions actor={actor} user={user} onChoose={(command) => setDialog({ command, user })} />
          : null,
      )}
      size={side === 'staff' ? 'small' : 'middle'}
      empty={{
        title: 'Ainda não há usuários',
        description: 'Crie um usuário: ele recebe a senha de acesso por e-mail.',
      }}
    >
      <UserDialogs actor={actor} open={dialog} onClose={() => setDialog(null)} />
    </ListScreen>
  )
}

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
  { key: 'phone', title: 'Celular', render: ({ phone }) => (phone ? <NoWrap>{formatPhone(phone)}</NoWrap> : '—') },
  { key: 'type', title: side === 'customer' ? 'Tipo' : 'Perfis', render: typeOf },
  side === 'customer'
    ? { key: 'equipment', title: 'Equipamentos', align: 'right', render: (user) => formatNumber(user.equipment_count) }
    : { key: 'companies', title: 'Empresas', render: companiesOf },
  { key: 'responsible', title: 'Responsável', render: (user) => user.responsible?.first_name ?? '—' },
  {
    key: 'last_login',
    title: 'Último acesso',
    sortable: true,
    render: (user) => (user.last_login ? <Ago at={user.last_login} /> : 'Nunca entrou'),
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
