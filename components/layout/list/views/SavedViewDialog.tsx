import { NameDialog } from '@/components/ui/dialogs/NameDialog'
import { useCreateSavedView, useUpdateSavedView } from '@/hooks/saved-views/saved-views.mutations'
import type { ListWithViews, NewSavedView, SavedView } from '@/services/saved-views/saved-views.rules'
import { viewNameBody } from '@/services/saved-views/saved-views.schema'

type Props = {
  open: boolean
  onClose: () => void
  list: ListWithViews
  /** "filtros e ordem": what a view stores. */
  stored: string
  /** The view to rename; without one, the current list is saved as a new view. */
  view: SavedView | undefined
  current: Omit<NewSavedView, 'name'>
  onCreated: (key: string) => void
}

/** Asks for the name of a view. */
export const SavedViewDialog = ({ open, onClose, list, stored, view, current, onCreated }: Props) => {
  const create = useCreateSavedView(list)
  const change = useUpdateSavedView(list)
  const save = async ({ name }: { name: string }): Promise<string> => {
    if (view) {
      await change.mutateAsync({ id: view.id, name })
      return `Visão renomeada para ${name}`
    }
    const { id } = await create.mutateAsync({ name, ...current })
    onCreated(String(id))
    return `Visão ${name} salva`
  }
  return (
    <NameDialog
      open={open}
      onClose={onClose}
      busy={create.isPending || change.isPending}
      title={view ? `Renomear ${view.name}` : 'Salvar como nova visão'}
      submitLabel={view ? 'Salvar nome' : 'Salvar visão'}
      hint={`Guarda ${stored}. Só você vê.`}
      field="name"
      was={view?.name}
      schema={viewNameBody}
      save={save}
    />
  )
}
