import { useRouter } from 'next/router'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { toast } from '@/components/ui/feedback/toast'
import { discardUnsavedForms } from '@/contexts/stores/unsaved-forms.store'
import { useDeleteProperty } from '@/hooks/catalogue/properties.mutations'
import type { PropertyDetail } from '@/services/catalogue/properties/properties.schema'
import { paths } from '@/services/config/paths'

/** Deletes a property after a confirmation; the API refuses one that is in use. */
export const DeleteProperty = ({ property: { id, name } }: { property: PropertyDetail }) => {
  const { push } = useRouter()
  const { mutateAsync: remove } = useDeleteProperty()
  const [asks, setAsks] = useState(false)
  const confirm = async (): Promise<void> => {
    await remove(id)
    toast.success(`${name} foi excluída.`)
    discardUnsavedForms()
    await push(paths.admin.properties())
  }
  return (
    <>
      <PlainButton kind="danger" onClick={() => setAsks(true)}>
        Excluir
      </PlainButton>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`Excluir ${name}?`}
        confirmLabel="Excluir propriedade"
        cancelLabel="Manter propriedade"
        danger
        onConfirm={confirm}
      >
        Só é possível excluir o que nenhum produto, simulação ou outra propriedade usa. Nos outros casos, desative.
      </ConfirmDialog>
    </>
  )
}
