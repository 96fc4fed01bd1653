import { NameDialog } from '@/components/ui/dialogs/NameDialog'
import { useCreateOrderView, useUpdateOrderView } from '@/hooks/orders/order-views.mutations'
import { type OwnOrderView, viewNameBody } from '@/services/orders/list/order-views.schema'
import type { OrderViewState } from './useOrderViews'

type Props = {
  open: boolean
  onClose: () => void
  /** The view to rename; without one, the current list is saved as a new view. */
  view: OwnOrderView | undefined
  state: OrderViewState
}

export const OrderViewDialog = ({ open, onClose, view, state }: Props) => {
  const add = useCreateOrderView()
  const change = useUpdateOrderView()
  const save = async ({ name }: { name: string }): Promise<string> => {
    if (view) {
      await change.mutateAsync({ id: view.id, name })
      return `Visão renomeada para ${name}`
    }
    const { id } = await add.mutateAsync({ name, query: state.query, columns: [...state.columns] })
    state.show(String(id))
    return `Visão ${name} salva`
  }
  return (
    <NameDialog
      open={open}
      onClose={onClose}
      busy={add.isPending || change.isPending}
      title={view ? `Renomear ${view.name}` : 'Salvar como nova visão'}
      submitLabel={view ? 'Salvar nome' : 'Salvar visão'}
      hint="Guarda filtros, ordem e colunas. Só você vê."
      field="name"
      was={view?.name}
      schema={viewNameBody}
      save={save}
    />
  )
}
