import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import { toast } from '@/components/ui/feedback/toast'
import { deleteDraft } from '@/contexts/stores/drafts.store'
import { useSaveAddress } from '@/hooks/companies/addresses.mutations'
import type { Address, NewAddress } from '@/services/companies/addresses.schema'
import { AddressForm } from './AddressForm'

export type AddressDialogProps = {
  open: boolean
  /** The client whose address staff write; none = the company that the person acts for. */
  client?: number
  /** The address that is being changed; none = a new one. */
  address?: Address | null
  /** Under this name the browser keeps what was typed, until it is saved or the dialog is closed. */
  draft?: string
  onClose: () => void
  onSaved?: (address: Address) => void
}

/** Adds an address to a company's list, or changes one. */
export const AddressDialogForm = ({ open, client, address = null, draft, onClose, onSaved }: AddressDialogProps) => {
  const { mutateAsync: save, isPending } = useSaveAddress(client)

  const close = (): void => {
    if (draft) deleteDraft(draft)
    onClose()
  }
  const submit = async (values: NewAddress): Promise<void> => {
    const saved = await save({ address: values, id: address?.id })
    toast.success(address ? 'Endereço alterado.' : 'Endereço salvo.')
    onSaved?.(saved)
    close()
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      busy={isPending}
      width={600}
      title={address ? 'Editar endereço' : 'Novo endereço'}
      submitLabel="Salvar endereço"
    >
      {(id) => <AddressForm key={address?.id} id={id} address={address} draft={draft} onSubmit={submit} />}
    </FormDialog>
  )
}
