import { useState } from 'react'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { toast } from '@/components/ui/feedback/toast'
import { useDeleteType } from '@/hooks/catalogue/types.mutations'
import type { ProductType, PropertyType } from '@/services/catalogue/types/types.schema'

// The forms arrive with the first dialog that opens.
const ProductTypeDialogForm = lazyPart(() =>
  import('./ProductTypeDialogForm').then((module) => module.ProductTypeDialogForm),
)
const PropertyTypeDialogForm = lazyPart(() =>
  import('./PropertyTypeDialogForm').then((module) => module.PropertyTypeDialogForm),
)

/** A dialog about a product type or a property type; `save` without one creates one. */
export type OpenDialog =
  | { command: 'save'; kind: 'product'; type?: ProductType }
  | { command: 'save'; kind: 'property'; type?: PropertyType }
  | { command: 'delete'; kind: 'product' | 'property'; type: { id: number; name: string } }

type Props = { open: OpenDialog | null; onClose: () => void }

/** The dialogs of both lists, one at a time. The last one stays mounted while it closes. */
export const TypeDialogs = ({ open, onClose }: Props) => {
  const [shown, setShown] = useState(open)
  if (open && open !== shown) setShown(open)
  const isSaving = open?.command === 'save'
  const saved = useOnceOpened(isSaving)
  if (!shown) return null
  if (shown.command === 'delete') {
    return <DeleteDialog key={shown.type.id} {...shown} open={open?.command === 'delete'} onClose={onClose} />
  }
  if (!saved) return null
  const key = `${shown.kind} ${String(shown.type?.id)}`
  return shown.kind === 'product' ? (
    <ProductTypeDialogForm key={key} type={shown.type} open={isSaving} onClose={onClose} />
  ) : (
    <PropertyTypeDialogForm key={key} type={shown.type} open={isSaving} onClose={onClose} />
  )
}

type DeleteProps = {
  kind: 'product' | 'property'
  type: { id: number; name: string }
  open: boolean
  onClose: () => void
}

const DELETE_TEXTS = {
  product: 'Só é possível excluir um tipo sem produtos que não seja o único de um simulador ativo.',
  property: 'Só é possível excluir um tipo sem propriedades e sem perguntas.',
} as const

const DeleteDialog = ({ kind, type: { id, name }, open, onClose }: DeleteProps) => {
  const { mutateAsync: remove } = useDeleteType()
  const confirm = async (): Promise<void> => {
    await remove({ kind, id })
    toast.success(`Tipo ${name} excluído.`)
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Excluir ${name}?`}
      confirmLabel="Excluir tipo"
      cancelLabel="Manter tipo"
      danger
      onConfirm={confirm}
    >
      {DELETE_TEXTS[kind]}
    </ConfirmDialog>
  )
}
