import { NameDialog } from '@/components/ui/dialogs/NameDialog'
import type { RecordFormProps } from '@/components/ui/dialogs/RecordDialogs'
import { useSaveCategory } from '@/hooks/catalogue/categories.mutations'
import { type Category, categoryBody, type CategoryFields } from '@/services/catalogue/categories/categories.schema'

/** Creates a category, or gives one another name. */
export const CategoryDialogForm = ({ record: category, open, onClose }: RecordFormProps<Category>) => {
  const { mutateAsync, isPending } = useSaveCategory(category?.id)
  const save = async (body: CategoryFields): Promise<string> => {
    const { title } = await mutateAsync(body)
    return category ? `Categoria renomeada para ${title}.` : `Categoria ${title} criada.`
  }
  return (
    <NameDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title={category ? `Renomear ${category.title}` : 'Nova categoria'}
      submitLabel={category ? 'Salvar nome' : 'Criar categoria'}
      hint="Agrupa produtos na lista e no arquivo CSV."
      field="title"
      was={category?.title}
      schema={categoryBody}
      save={save}
    />
  )
}
