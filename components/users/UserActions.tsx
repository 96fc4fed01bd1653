import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { changeProblem } from '@/services/users/user-changes.rules'
import type { ManagedUser } from '@/services/users/users.schema'

export type UserCommand = 'edit' | 'equipment' | 'disable' | 'enable' | 'delete'

type Props = { actor: Actor; user: ManagedUser; onChoose: (command: UserCommand) => void }

/** What may be done with a user: the API decides again, from the same rule. */
export const UserActions = ({ actor, user, onChoose }: Props) => {
  const target = {
    id: user.id,
    isCompanyAdmin: user.is_company_admin,
    groups: user.permissions_groups,
    active: user.active,
  }
  const may = (change: Parameters<typeof changeProblem>[2]): boolean => changeProblem(actor, target, change) === null
  const commands: [UserCommand, string, boolean][] = [
    ['edit', 'Editar', may({})],
    ['equipment', 'Associar equipamentos', isCustomer(actor) && user.active],
    ['disable', 'Desativar', user.active && may({ active: false })],
    ['enable', 'Ativar', !user.active && may({ active: true })],
    ['delete', 'Excluir', may({ removes: true })],
  ]
  const entries = commands
    .filter(([, , allowed]) => allowed)
    .map(([key, label]) => ({ key, label, onSelect: () => onChoose(key) }))
  if (entries.length === 0) return null
  return <MoreMenu label={`Ações de ${user.first_name}`} entries={entries} />
}
