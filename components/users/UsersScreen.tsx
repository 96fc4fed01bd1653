import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ACTIVE_STATES } from '@/components/ui/feedback/activeStates'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { DataTable } from '@/components/ui/tables/DataTable'
import { FilterChips } from '@/components/ui/tables/FilterChips'
import { ListTools } from '@/components/ui/tables/ListTools'
import { NoResult } from '@/components/ui/tables/NoResult'
import { SearchField } from '@/components/ui/tables/SearchField'
import { useLogin } from '@/contexts/LoginContext'
import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { formatCount } from '@/services/format/format.rules'
import { groupLabel } from '@/services/users/user-labels.rules'
import { assignableGroups } from '@/services/users/user-types.rules'
import { UserActions } from './UserActions'
import { userColumns } from './userColumns'
import { type OpenDialog, UserDialogs } from './UserDialogs'
import { PAGE_SIZE, useUserList } from './useUserList'

/** The users of a company for those who manage them; staff for staff. */
export const UsersScreen = () => {
  const { actor } = useLogin()
  return actor && <UserList actor={actor} />
}

const UserList = ({ actor }: { actor: Actor }) => {
  const users = useUserList()
  const { list } = users
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const manages = may(actor, 'users:manage')
  const side = isCustomer(actor) ? 'customer' : 'staff'
  const count = list.data?.count
  const create = () => setDialog({ command: 'create', user: null })
  return (
    <>
      <PageHeader
        title="Usuários"
        actions={
          manages && (
            <PlainButton kind="primary" icon={<UserPlus size={16} strokeWidth={1.75} aria-hidden />} onClick={create}>
              Novo usuário
            </PlainButton>
          )
        }
      />
      <ListTools
        total={count === undefined ? '' : formatCount(count, 'usuário', 'usuários')}
        actions={<CsvButton csv={users.csv} rows={count} />}
      >
        <SearchField
          label="Buscar usuários"
          placeholder="Nome ou e-mail"
          value={users.search}
          onSearch={users.setSearch}
        />
        <FilterChips
          filters={[
            {
              key: 'tipo',
              label: side === 'customer' ? 'Tipo' : 'Perfil',
              value: users.filter('tipo'),
              options: assignableGroups(actor).map((group) => ({ value: group, label: groupLabel(group, side) })),
            },
            { key: 'situacao', label: 'Situação', value: users.filter('situacao'), options: ACTIVE_STATES },
          ]}
          onChange={users.setFilter}
          onClear={users.clear}
        />
      </ListTools>
      <DataTable
        label="Usuários"
        columns={userColumns(
          side,
          manages
            ? (user) => <UserActions actor={actor} user={user} onChoose={(command) => setDialog({ command, user })} />
            : null,
        )}
        rows={list.data?.results}
        rowKey={({ id }) => id}
        size={side === 'staff' ? 'small' : 'middle'}
        refreshing={list.isPlaceholderData}
        sort={users.sort}
        onSort={users.setSort}
        page={{ current: users.page, size: PAGE_SIZE, total: count ?? 0, onPage: users.setPage }}
        error={
          list.isError && (
            <FailedState title="Não foi possível carregar os usuários" onRetry={() => void list.refetch()} />
          )
        }
        empty={
          users.isFiltered ? (
            <NoResult title="Nenhum usuário com esses filtros" onClear={users.clear} />
          ) : (
            <EmptyState
              variant="first-use"
              title="Ainda não há usuários"
              description="Crie um usuário: ele recebe a senha de acesso por e-mail."
            />
          )
        }
      />
      <UserDialogs actor={actor} open={dialog} onClose={() => setDialog(null)} />
    </>
  )
}
