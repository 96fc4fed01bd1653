import styled from 'styled-components'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { DateInput } from '@/components/ui/forms/DateInput'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { TextArea } from '@/components/ui/forms/TextArea'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useUpdatePackage } from '@/hooks/logistics/packages.mutations'
import { packageDayLabel } from '@/services/logistics/packages/package-dates.rules'
import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import { type PackageUpdate, packageUpdateBody } from '@/services/logistics/packages/packages.schema'

type Props = { pkg: PackageDetail; open: boolean; onClose: () => void }

const DAYS = [
  'request_date',
  'production_eta',
  'production_date',
  'storage_verification_date',
  'delivery_eta',
  'sending_date',
  'delivery_date',
] as const

type Field = (typeof DAYS)[number] | 'tracking_code' | 'comment'
type Values = Record<Field, string>

const FIELDS: readonly Field[] = [...DAYS, 'tracking_code', 'comment']

/** Edits dates, tracking code and comment of a package; the API refuses fields that its stage does not allow. */
export const EditPackageDialogForm = ({ pkg, open, onClose }: Props) => {
  const { mutateAsync: change, isPending } = useUpdatePackage()
  const save = async (values: Values): Promise<string | null> => {
    const update = changesOf(pkg, values)
    if (Object.keys(update).length === 0) return null
    await change({ packageId: pkg.id, ...update })
    return 'Dados do volume salvos.'
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title={`Dados do volume do pedido ${pkg.order.order_mask_id}`}
      width={560}
      cancelLabel="Voltar"
      submitLabel="Salvar dados"
      initialValues={Object.fromEntries(FIELDS.map((field) => [field, pkg[field] ?? ''])) as Values}
      validate={(values) => schemaErrors(packageUpdateBody, changesOf(pkg, values))}
      save={save}
    >
      <Days>
        {DAYS.map((day) => (
          <FormField
            key={day}
            name={day}
            label={packageDayLabel(day, pkg.package_type)}
            optional={day !== 'request_date'}
          >
            {(control) => <DateInput {...control} />}
          </FormField>
        ))}
      </Days>
      <FormField name="tracking_code" label="Código de rastreio" optional>
        {(control) => <TextInput {...control} maxLength={200} />}
      </FormField>
      <FormField name="comment" label="Comentário" optional hint="Aparece no cartão do volume.">
        {(control) => <TextArea {...control} rows={2} maxLength={2000} />}
      </FormField>
    </RecordFormDialog>
  )
}

/** Only changed fields: the others may belong to another stage. */
const changesOf = (pkg: PackageDetail, values: Values): PackageUpdate =>
  Object.fromEntries(
    FIELDS.filter((field) => values[field].trim() !== (pkg[field] ?? '')).map((field) => [
      field,
      values[field].trim() || null,
    ]),
  )

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  column-gap: 16px;
`
