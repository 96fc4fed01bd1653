import { useRouter } from 'next/router'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { toast } from '@/components/ui/feedback/toast'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { discardUnsavedForms } from '@/contexts/stores/unsaved-forms.store'
import { useDeleteSimulator, useUpdateSimulator } from '@/hooks/catalogue/simulators.mutations'
import type { ManagedSimulator } from '@/services/catalogue/simulators/simulators.schema'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'

type Props = { simulator: ManagedSimulator }

/** Activates or deactivates a simulator; an inactive one can be deleted while it is empty. */
export const SimulatorActions = ({ simulator }: Props) => {
  const { id, name, active } = simulator
  const { mutateAsync: change, isPending } = useUpdateSimulator(id, { conflicts: 'as a toast' })
  const { mutateAsync: remove } = useDeleteSimulator()
  const { push } = useRouter()
  const [asks, setAsks] = useState<'deactivate' | 'delete' | null>(null)
  const close = (): void => setAsks(null)
  const deactivate = async (): Promise<void> => {
    await change({ active: false })
    toast.success(`${name} foi desativado.`)
  }
  const confirmDelete = async (): Promise<void> => {
    await remove(id)
    toast.success(`${name} foi excluído.`)
    discardUnsavedForms()
    await push(paths.admin.simulators())
  }
  const activate = (): void => toastOnSuccess(change({ active: true }), `${name} foi ativado.`)
  return (
    <>
      {active ? (
        <PlainButton onClick={() => setAsks('deactivate')}>Desativar</PlainButton>
      ) : (
        <>
          <PlainButton kind="danger" onClick={() => setAsks('delete')}>
            Excluir
          </PlainButton>
          <PlainButton kind="primary" busy={isPending} onClick={activate}>
            Ativar
          </PlainButton>
        </>
      )}
      <ConfirmDialog
        open={asks === 'deactivate'}
        onClose={close}
        title={`Desativar ${name}?`}
        confirmLabel="Desativar simulador"
        cancelLabel="Manter ativo"
        danger
        onConfirm={deactivate}
      >
        {consequence(simulator)}
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'delete'}
        onClose={close}
        title={`Excluir ${name}?`}
        confirmLabel="Excluir simulador"
        cancelLabel="Manter simulador"
        danger
        onConfirm={confirmDelete}
      >
        Só é possível excluir um simulador sem simulações, tipos de produto, planos e pacotes. As perguntas dele são
        excluídas junto.
      </ConfirmDialog>
    </>
  )
}

function consequence({ open_quotations, products_count }: ManagedSimulator): string {
  const going = open_quotations === 1 ? 'A simulação em andamento continua' : 'As simulações em andamento continuam'
  const left = products_count > 0 ? ` ${productsLeave(products_count)}` : ''
  return `Os clientes deixam de ver este simulador.${left}${open_quotations > 0 ? ` ${going} até o fim.` : ''}`
}

const productsLeave = (count: number): string =>
  count === 1
    ? 'O produto dele deixa de ser oferecido.'
    : `Os ${formatCount(count, 'produto', 'produtos')} dele deixam de ser oferecidos.`
