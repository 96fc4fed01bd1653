import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { DateInput } from '@/components/ui/forms/DateInput'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { useUpdatePackage } from '@/hooks/logistics/packages.mutations'
import { currentDay } from '@/services/format/format.rules'
import { isAwaitingCollection } from '@/services/logistics/packages/package-stages.rules'
import { type PackageUpdate, packageUpdateBody } from '@/services/logistics/packages/packages.schema'
import type { ReturnDetail } from '@/services/logistics/returns/return-detail.schema'

type Props = { pkg: ReturnDetail; open: boolean; onClose: () => void }

/** Records that a return was collected, and when; or corrects that day. */
export const CollectionDialogForm = ({ pkg, open, onClose }: Props) => {
  const { mutateAsync: change, isPending } = useUpdatePackage()
  const isNew = isAwaitingCollection(pkg.delivery_status)
  const save = async (values: { sending_date: string }): Promise<string> => {
    await change({ packageId: pkg.id, ...toUpdate(isNew, values) })
    return isNew ? 'Coleta registrada.' : 'Dia da coleta corrigido.'
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title={
        isNew ? `Registrar a coleta da devolução ${String(pkg.id)}` : `Dia da coleta da devolução ${String(pkg.id)}`
      }
      cancelLabel="Voltar"
      submitLabel={isNew ? 'Registrar coleta' : 'Salvar dia'}
      initialValues={{ sending_date: pkg.sending_date ?? (isNew ? currentDay() : '') }}
      validate={(values) => ({
        ...schemaErrors(packageUpdateBody, toUpdate(isNew, values)),
        ...(values.sending_date === '' && { sending_date: 'Digite o dia da coleta' }),
      })}
      save={save}
    >
      <DialogWords>A locação dos equipamentos termina nesse dia.</DialogWords>
      <FormField name="sending_date" label="Recolhido em">
        {(control) => <DateInput {...control} max={currentDay()} />}
      </FormField>
    </RecordFormDialog>
  )
}

const toUpdate = (isNew: boolean, { sending_date }: { sending_date: string }): PackageUpdate => ({
  ...(isNew && { delivery_status: 'EQUIPMENT_RETURN' as const }),
  sending_date,
})
