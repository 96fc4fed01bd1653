import { Input } from 'antd'
import { Form, Formik } from 'formik'
import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import { toast } from '@/components/ui/feedback/toast'
import { FormField } from '@/components/ui/forms/FormField'
import { useRenameQuotation } from '@/hooks/simulation/saved-quotations.mutations'
import { QUOTATION_NAME_LENGTH, type SavedQuotation } from '@/services/simulation/quotations/saved-quotations.schema'

type Props = { open: boolean; quotation: SavedQuotation; onClose: () => void }

/** Renames a quotation. The field limits the length; nothing else can be invalid. */
export const RenameQuotationDialog = ({ open, quotation, onClose }: Props) => {
  const { mutateAsync: rename, isPending } = useRenameQuotation()
  const submit = async ({ name }: { name: string }): Promise<void> => {
    await rename({ id: quotation.id, name: name.trim() })
    toast.success(name.trim() === '' ? 'Nome retirado.' : 'Nome salvo.')
    onClose()
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={440}
      title="Nome da cotação"
      submitLabel="Salvar nome"
    >
      {(id) => (
        <Formik initialValues={{ name: quotation.name ?? '' }} onSubmit={submit}>
          <Form id={id} noValidate>
            <FormField
              name="name"
              label="Nome"
              hint="Por exemplo, a filial ou o projeto. Sem nome, aparecem os equipamentos."
            >
              {(control) => <Input {...control} maxLength={QUOTATION_NAME_LENGTH} autoComplete="off" />}
            </FormField>
          </Form>
        </Formik>
      )}
    </FormDialog>
  )
}
