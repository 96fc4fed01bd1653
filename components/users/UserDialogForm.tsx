import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import { toast } from '@/components/ui/feedback/toast'
import { useSaveUser } from '@/hooks/users/users.mutations'
import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import {
  emptyUserForm,
  toNewUser,
  toUserForm,
  toUserUpdate,
  type UserForm as Values,
} from '@/services/users/user-form.rules'
import type { ManagedUser } from '@/services/users/users.schema'
import { UserForm } from './UserForm'

type Props = { actor: Actor; open: boolean; user: ManagedUser | null; onClose: () => void }

/** Creates a user, or changes one. */
export const UserDialogForm = ({ actor, open, user, onClose }: Props) => {
  const { mutateAsync: save, isPending } = useSaveUser()
  const side = isCustomer(actor) ? 'customer' : 'staff'

  const submit = async (values: Values): Promise<void> => {
    await save(user ? { id: user.id, change: toUserUpdate(values, user, side) } : { create: toNewUser(values, side) })
    toast.success(user ? 'Usuário alterado.' : 'Usuário criado. A senha de acesso foi enviada por e-mail.')
    onClose()
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={520}
      title={user ? `Editar ${user.first_name}` : 'Novo usuário'}
      submitLabel={user ? 'Salvar usuário' : 'Criar usuário'}
    >
      {(id) => (
        <UserForm
          key={user?.id ?? 'new'}
          id={id}
          actor={actor}
          user={user}
          initial={user ? toUserForm(user) : emptyUserForm([], side === 'customer' ? actor.id : undefined)}
          onSubmit={submit}
        />
      )}
    </FormDialog>
  )
}
