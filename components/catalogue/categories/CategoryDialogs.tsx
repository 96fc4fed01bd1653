import dynamic from 'next/dynamic'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { Dialog } from '@/components/ui/dialogs/Dialog'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { toast } from '@/components/ui/feedback/toast'
import { useDeleteCategory } from '@/hooks/catalogue/categories.mutations'
import type { Category } from '@/services/catalogue/categories/categories.schema'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'

// The form and antd's Modal arrive with the first dialog that opens.
const CategoryDialogForm = dynamic(() => import('./CategoryDialogForm').then((module) => module.CategoryDialogForm), {
  ssr: false,
})

export type OpenDialog = { command: 'save'; category?: Category } | { command: 'delete'; category: Category }

type Props = { open: OpenDialog | null; onClose: () => void }

/** Whatever the list opens, one at a time. The last one stays drawn while it closes. */
export const CategoryDialogs = ({ open, onClose }: Props) => {
  const [shown, setShown] = useState(open)
  if (open && open !== shown) setShown(open)
  const isSaving = open?.command === 'save'
  const saved = useOnceOpened(isSaving)
  const deleted = shown?.command === 'delete' ? shown.category : undefined
  return (
    <>
      {saved && (
        <CategoryDialogForm
          key={shown?.category?.id ?? 'new'}
          category={shown?.category}
          open={isSaving}
          onClose={onClose}
        />
      )}
      {deleted && (
        <DeleteDialog key={deleted.id} category={deleted} open={open?.command === 'delete'} onClose={onClose} />
      )}
    </>
  )
}

type DialogProps = { category: Category; open: boolean; onClose: () => void }

/** Deletes what is empty; of what is not, it says what is in the way and leads there. */
const DeleteDialog = ({ category, open, onClose }: DialogProps) => {
  const { mutateAsync: remove } = useDeleteCategory()
  const { id, title, products_count: count } = category
  const confirm = async (): Promise<void> => {
    await remove(id)
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
