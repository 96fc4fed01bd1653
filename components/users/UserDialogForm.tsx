import { Button } from 'antd'
import { useId } from 'react'
import { DialogModal } from '@/components/ui/DialogModal'
import { toast } from '@/components/ui/toast'
import { useSaveUser } from '@/hooks/users/useSaveUser'
import { isCustomer, type Actor } from '@/services/auth/actor.rules'
import {
  emptyUserForm,
  toNewUser,
  toUserChange,
  toUserForm,
  type UserForm as Values,
} from '@/services/users/user-form.rules'
import type { ManagedUser } from '@/services/users/users.schema'
import { UserForm } from './UserForm'

type Props = { actor: Actor; open: boolean; user: ManagedUser | null; onClose: () => void }

/** Creates a user, or changes one. */
export const UserDialogForm = ({ actor, open, user, onClose }: Props) => {
  const { mutateAsync: save, isPending } = useSaveUser()
  const formId = useId()
  const side = isCustomer(actor) ? 'customer' : 'staff'

  const submit = async (values: Values): Promise<void> => {
    await save(user ? { id: user.id, change: toUserChange(values, user, side) } : { create: toNewUser(values, side) })
    toast.success(user ? 'Usuário alterado.' : 'Usuário criado. A senha de acesso foi enviada por e-mail.')
    onClose()
  }

  return (
    <DialogModal
      open={open}
      onClose={onClose}
      busy={isPending}
      width={520}
      title={user ? `Editar ${user.first_name}` : 'Novo usuário'}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Cancelar
          </Button>
          <Button type="primary" htmlType="submit" form={formId} loading={isPending}>
            {user ? 'Salvar usuário' : 'Criar usuário'}
          </Button>
        </>
      }
    >
      <UserForm
        key={user?.id ?? 'new'}
        id={formId}
        actor={actor}
        user={user}
        initial={user ? toUserForm(user) : emptyUserForm([], side === 'customer' ? actor.id : undefined)}
        onSubmit={submit}
      />
    </DialogModal>
  )
}
