import { Input } from 'antd'
import { Form, Formik } from 'formik'
import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { orFieldErrors, schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { useUpdateLabel } from '@/hooks/equipment/equipment.mutations'
import { type Equipment, equipmentLabelBody } from '@/services/equipment/equipment.schema'

type Props = { unit: Equipment; open: boolean; onClose: () => void }

/** Edits the company's own name of a unit. */
export const LabelDialogForm = ({ unit, open, onClose }: Props) => {
  const { mutateAsync: change, isPending } = useUpdateLabel()
  const submit = orFieldErrors(async ({ label }: { label: string }) => {
    await change({ unitId: unit.id, label: label.trim() })
    toast.success(label.trim() ? 'Etiqueta salva.' : 'Etiqueta removida.')
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={440}
      title={`Etiqueta de ${unit.serial}`}
      submitLabel="Salvar etiqueta"
    >
      {(id) => (
        <Formik
          initialValues={{ label: unit.label ?? '' }}
          validate={({ label }) => schemaErrors(equipmentLabelBody, { label: label.trim() })}
          validateOnBlur={false}
          onSubmit={submit}
        >
          <Form id={id} noValidate>
            <FormField
              name="label"
              label="Etiqueta"
              optional
              hint="Como sua empresa chama o equipamento: número do patrimônio, sala, equipe."
            >
              {(control) => <Input {...control} maxLength={60} autoComplete="off" />}
            </FormField>
            <FocusFirstError />
          </Form>
        </Formik>
      )}
    </FormDialog>
  )
}
