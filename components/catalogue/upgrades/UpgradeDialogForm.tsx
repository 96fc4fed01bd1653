import type { RecordFormProps } from '@/components/ui/dialogs/RecordDialogs'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { schemaErrors } from '@/components/ui/forms/formErrors'
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

/** Adds an upgrade, or edits one. */
export const UpgradeDialogForm = ({ record: upgrade, open, onClose }: RecordFormProps<Upgrade>) => {
  const { mutateAsync, isPending } = useSaveUpgrade()
  const save = async (values: UpgradeFormValues): Promise<string> => {
    const { name } = await mutateAsync(
      upgrade ? { id: upgrade.id, change: toUpgradeChange(values, upgrade) } : { create: toNewUpgrade(values) },
    )
    return upgrade ? `${name} foi alterado.` : `${name} foi criado.`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={600}
      title={upgrade ? `Editar ${upgrade.name}` : 'Novo upgrade'}
      submitLabel={upgrade ? 'Salvar upgrade' : 'Criar upgrade'}
      initialValues={upgrade ? toUpgradeFormValues(upgrade) : EMPTY_UPGRADE}
      validate={(values) => schemaErrors(newUpgradeBody, toNewUpgrade(values))}
      save={save}
    >
      <UpgradeFields upgrade={upgrade} />
      <UpgradePreview />
    </RecordFormDialog>
  )
}
