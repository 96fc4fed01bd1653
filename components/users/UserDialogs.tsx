import { useState } from 'react'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { toast } from '@/components/ui/feedback/toast'
import { useDeleteUser, useSaveUser } from '@/hooks/users/users.mutations'
import type { Actor } from '@/services/auth/actor.rules'
import type { ManagedUser } from '@/services/users/users.schema'
import type { UserCommand } from './UserActions'

// The forms arrive with the first dialog that opens.
const UserDialogForm = lazyPart(() => import('./UserDialogForm').then((module) => module.UserDialogForm))
const EquipmentDialog = lazyPart(() => import('./EquipmentDialog').then((module) => module.EquipmentDialog))

export type OpenDialog = { command: 'create'; user: null } | { command: UserCommand; user: ManagedUser }

type Props = { actor: Actor; open: OpenDialog | null; onClose: () => void }

/** Whatever the list opens, one at a time. The last one stays drawn while it closes. */
export const UserDialogs = ({ actor, open, onClose }: Props) => {
  const [shown, setShown] = useState(open)
  if (open && open !== shown) setShown(open)
  const is = (...commands: OpenDialog['command'][]): boolean => open !== null && commands.includes(open.command)
  const isWriting = is('create', 'edit')
  const writes = useOnceOpened(isWriting)
  const associates = useOnceOpened(is('equipment'))
  const user = shown?.user ?? null
  return (
    <>
      {writes && <UserDialogForm actor={actor} open={isWriting} user={user} onClose={onClose} />}
      {associates && user && <EquipmentDialog open={is('equipment')} user={user} onClose={onClose} />}
      {user && <AccessDialog user={user} open={is('disable', 'enable')} onClose={onClose} />}
      {user && <DeleteDialog user={user} open={is('delete')} onClose={onClose} />}
    </>
  )
}

type DialogProps = { user: ManagedUser; open: boolean; onClose: () => void }

const AccessDialog = ({ user, open, onClose }: DialogProps) => {
  const { mutateAsync: save } = useSaveUser()
  // What the dialog asks stays while it closes, when the user is already changed.
  const [asked, setAsked] = useState(user)
  if (open && asked.id !== user.id) setAsked(user)
  const { active, first_name } = open ? user : asked
  const confirm = async (): Promise<void> => {
    await save({ id: user.id, change: { active: !active } })
    toast.success(active ? `${first_name} não tem mais acesso.` : `${first_name} pode entrar de novo.`)
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={active ? `Desativar ${first_name}?` : `Ativar ${first_name}?`}
      confirmLabel={active ? 'Desativar usuário' : 'Ativar usuário'}
      danger={active}
      onConfirm={confirm}
    >
      {active
        ? 'As sessões abertas terminam agora. Você pode ativar o usuário de novo quando quiser.'
        : 'O usuário volta a entrar com a senha que já tem.'}
    </ConfirmDialog>
  )
}

const DeleteDialog = ({ user, open, onClose }: DialogProps) => {
  const { mutateAsync: remove } = useDeleteUser()
  const confirm = async (): Promise<void> => {
    try {
      await remove(user.id)
      toast.success(`${user.first_name} foi excluído.`)
    } catch (error) {
      toast.error(reasonOf(error))
      throw error
    }
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Excluir ${user.first_name}?`}
      confirmLabel="Excluir usuário"
      cancelLabel="Manter usuário"
      danger
      onConfirm={confirm}
    >
      O acesso termina agora e os equipamentos ficam sem responsável. O histórico do que a pessoa fez continua guardado.
    </ConfirmDialog>
  )
}

/** A refusal says what to do first (409); all else is the specification's sentence. */
function reasonOf(error: unknown): string {
  const isConflict = error instanceof Error && 'code' in error && error.code === 'conflict'
  return isConflict ? error.message : 'Erro ao deletar usuário. Tente novamente mais tarde'
}
