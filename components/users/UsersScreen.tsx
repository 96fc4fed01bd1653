import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ACTIVE_STATES } from '@/components/ui/feedback/activeStates'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { useLogin } from '@/contexts/LoginContext'
import { usersQueryOptions, useUsersCsv } from '@/hooks/users/users.queries'
import { type Actor, GROUPS, isCustomer } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { groupLabel } from '@/services/users/user-labels.rules'
import { USER_ORDERINGS } from '@/services/users/user-orderings.rules'
import { assignableGroups } from '@/services/users/user-types.rules'
import { UserActions } from './UserActions'
import { userColumns } from './userColumns'
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
