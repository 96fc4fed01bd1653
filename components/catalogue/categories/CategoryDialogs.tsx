import { lazyPart } from '@/components/ui/browser/lazyPart'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { Dialog } from '@/components/ui/dialogs/Dialog'
import { type OpenDialog, RecordDialogs } from '@/components/ui/dialogs/RecordDialogs'
import { toast } from '@/components/ui/feedback/toast'
import { useDeleteCategory } from '@/hooks/catalogue/categories.mutations'
import type { Category } from '@/services/catalogue/categories/categories.schema'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'

// The form arrives with the first dialog that opens.
const CategoryDialogForm = lazyPart(() => import('./CategoryDialogForm').then((module) => module.CategoryDialogForm))

type Props = { open: OpenDialog<Category> | null; onClose: () => void }

/** Creates, renames or deletes a category. */
export const CategoryDialogs = ({ open, onClose }: Props) => (
  <RecordDialogs
    open={open}
    onClose={onClose}
    Form={CategoryDialogForm}
    confirmation={(category, command) => (
      <DeleteDialog category={category} open={command === 'delete'} onClose={onClose} />
    )}
  />
)

type DialogProps = { category: Category; open: boolean; onClose: () => void }

/** Deletes an empty category; otherwise explains what is in it and links there. */
const DeleteDialog = ({ category, open, onClose }: DialogProps) => {
  const { mutateAsync: deleteCategory } = useDeleteCategory()
  const { id, title, products_count: count } = category
  const confirm = async (): Promise<void> => {
    await deleteCategory(id)
    toast.success(`Categoria ${title} excluída.`)
  }
  const hasProducts = count > 0
  return (
    <>
      <Dialog
        open={open && hasProducts}
        onClose={onClose}
        width={440}
        title={`${title} não pode ser excluída`}
        footer={
          <>
            <PlainButton onClick={onClose}>Fechar</PlainButton>
            <ButtonLink kind="primary" href={paths.admin.productsOfCategory(id)}>
              {count === 1 ? 'Ver o produto' : `Ver os ${formatCount(count, 'produto', 'produtos')}`}
            </ButtonLink>
          </>
        }
      >
        {count === 1
          ? 'Há 1 produto nela. Escolha antes outra categoria para ele.'
          : `Há ${formatCount(count, 'produto', 'produtos')} nela. Escolha antes outra categoria para eles.`}
      </Dialog>
      <ConfirmDialog
        open={open && !hasProducts}
        onClose={onClose}
        title={`Excluir ${title}?`}
        confirmLabel="Excluir categoria"
        cancelLabel="Manter categoria"
        danger
        onConfirm={confirm}
      >
        Nenhum produto está nela.
      </ConfirmDialog>
    </>
  )
}
