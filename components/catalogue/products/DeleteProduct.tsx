import { useFormikContext } from 'formik'
import { useRouter } from 'next/router'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { toast } from '@/components/ui/feedback/toast'
import { discardUnsavedForms } from '@/contexts/stores/unsaved-forms.store'
import { useDeactivateProduct, useDeleteProduct } from '@/hooks/catalogue/products.mutations'
import type { ProductFormValues } from '@/services/catalogue/products/product-fields.rules'
import type { ManagedProduct } from '@/services/catalogue/products/products.schema'
import { paths } from '@/services/config/paths'

type Props = { product: ManagedProduct; onDeactivated: (product: ManagedProduct) => void }

/** Deletes a product after a confirmation. One that is in use can be deactivated instead. */
export const DeleteProduct = ({ product: { id, name, active }, onDeactivated }: Props) => {
  const { push } = useRouter()
  const { dirty, initialValues, resetForm, setFieldValue } = useFormikContext<ProductFormValues>()
  const [asks, setAsks] = useState(false)
  const [kept, setKept] = useState<string | null>(null)
  const { mutateAsync: remove } = useDeleteProduct(setKept)
  const { mutateAsync: deactivateProduct } = useDeactivateProduct()

  const ask = (): void => {
    setKept(null)
    setAsks(true)
  }
  const confirm = async (): Promise<void> => {
    await remove(id)
    toast.success(`${name} foi excluído.`)
    discardUnsavedForms()
    await push(paths.admin.products())
  }
  const deactivate = async (): Promise<void> => {
    if (!active) return
    onDeactivated(await deactivateProduct(id))
    if (dirty) await setFieldValue('active', false)
    else resetForm({ values: { ...initialValues, active: false } })
    toast.success('1 produto desativado.')
  }
  // Reuse the dialog so that the focus stays trapped.
  const question = kept === null ? deletionOf(name) : { ...deactivationOf(name, active), onConfirm: deactivate }
  return (
    <>
      <PlainButton kind="danger" onClick={ask}>
        Excluir
      </PlainButton>
      <ConfirmDialog open={asks} onClose={() => setAsks(false)} onConfirm={confirm} {...question}>
        {kept ?? 'Só é possível excluir um produto sem equipamentos, pedidos nem simulações. O histórico permanece.'}
        {kept !== null && !active && ' Ele já está desativado.'}
      </ConfirmDialog>
    </>
  )
}

const deletionOf = (name: string) => ({
  title: `Excluir ${name}?`,
  confirmLabel: 'Excluir produto',
  cancelLabel: 'Manter produto',
  danger: true,
})

const deactivationOf = (name: string, isActive: boolean) => ({
  title: `${name} não pode ser excluído`,
  confirmLabel: isActive ? 'Desativar produto' : 'Entendi',
  cancelLabel: isActive ? 'Manter ativo' : 'Voltar',
})
