import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { FormField } from '@/components/ui/forms/FormField'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useRenameQuotation } from '@/hooks/simulation/saved-quotations.mutations'
import { QUOTATION_NAME_LENGTH, type SavedQuotation } from '@/services/simulation/quotations/saved-quotations.schema'

type Props = { open: boolean; quotation: SavedQuotation; onClose: () => void }

/** Renames a quotation. The field limits the length; nothing else can be invalid. */
export const RenameQuotationDialog = ({ open, quotation, onClose }: Props) => {
  const { mutateAsync: rename, isPending } = useRenameQuotation()
  const save = async ({ name }: { name: string }): Promise<string> => {
    await rename({ id: quotation.id, name: name.trim() })
    return name.trim() === '' ? 'Nome retirado.' : 'Nome salvo.'
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={440}
      title="Nome da cotação"
      submitLabel="Salvar nome"
      initialValues={{ name: quotation.name ?? '' }}
      save={save}
    >
      <FormField
        name="name"
        label="Nome"
        hint="Por exemplo, a filial ou o projeto. Sem nome, aparecem os equipamentos."
      >
        {(control) => <TextInput {...control} maxLength={QUOTATION_NAME_LENGTH} autoComplete="off" />}
      </FormField>
    </RecordFormDialog>
  )
}
