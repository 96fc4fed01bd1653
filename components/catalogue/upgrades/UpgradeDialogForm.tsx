import { Form, Formik } from 'formik'
import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { orFieldErrors, schemaErrors } from '@/components/ui/forms/formErrors'
import { useSaveUpgrade } from '@/hooks/catalogue/upgrades.mutations'
import {
  EMPTY_UPGRADE,
  toNewUpgrade,
  toUpgradeChange,
  toUpgradeFormValues,
  type UpgradeFormValues,
} from '@/services/catalogue/upgrades/upgrade-fields.rules'
import { newUpgradeBody, type Upgrade } from '@/services/catalogue/upgrades/upgrades.schema'
import { UpgradeFields } from './UpgradeFields'
import { UpgradePreview } from './UpgradePreview'

type Props = {
  /** The upgrade that is changed; none = a new one. */
  upgrade: Upgrade | undefined
  open: boolean
  onClose: () => void
}

/** Adds an upgrade, or changes one. */
export const UpgradeDialogForm = ({ upgrade, open, onClose }: Props) => {
  const { mutateAsync: save, isPending } = useSaveUpgrade()
  const submit = orFieldErrors<UpgradeFormValues>(async (values) => {
    const { name } = await save(
      upgrade ? { id: upgrade.id, change: toUpgradeChange(values, upgrade) } : { create: toNewUpgrade(values) },
    )
    toast.success(upgrade ? `${name} foi alterado.` : `${name} foi criado.`)
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={600}
      title={upgrade ? `Editar ${upgrade.name}` : 'Novo upgrade'}
      submitLabel={upgrade ? 'Salvar upgrade' : 'Criar upgrade'}
    >
      {(id) => (
        <Formik
          initialValues={upgrade ? toUpgradeFormValues(upgrade) : EMPTY_UPGRADE}
          validate={(values) => schemaErrors(newUpgradeBody, toNewUpgrade(values))}
          validateOnBlur={false}
          onSubmit={submit}
        >
          <Form id={id} noValidate>
            <UpgradeFields upgrade={upgrade} />
            <UpgradePreview />
            <FocusFirstError />
          </Form>
        </Formik>
      )}
    </FormDialog>
  )
}
