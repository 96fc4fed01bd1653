import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextInput } from '@/components/ui/forms/TextInput'
import { ARRIVAL_STATUSES, INITIAL_STATUSES, type InitialStatus } from '@/services/stock/units/manual-status.rules'
import { PRODUCT_GROUP_LABEL, PRODUCT_GROUPS } from '@/services/stock/units/product-groups.rules'
import { UNIT_STATUS_LABEL } from '@/services/stock/units/unit-status.rules'

export const GROUP_OPTIONS = PRODUCT_GROUPS.map((group) => ({ value: group, label: PRODUCT_GROUP_LABEL[group] }))

const optionOf = <Status extends InitialStatus>(status: Status) => ({ value: status, label: UNIT_STATUS_LABEL[status] })

export const INITIAL_STATUS_OPTIONS = INITIAL_STATUSES.map((status) => optionOf(status))

export const ARRIVAL_STATUS_OPTIONS = ARRIVAL_STATUSES.map((status) => optionOf(status))

export const GroupField = () => (
  <FormField name="product_group" label="Grupo">
    {(control) => <NativeSelect {...control} placeholder={null} options={GROUP_OPTIONS} />}
  </FormField>
)

export const LocationField = () => (
  <FormField name="location" label="Local" hint="Onde fica no depósito: corredor, prateleira." optional>
    {(control) => <TextInput {...control} maxLength={80} autoComplete="off" />}
  </FormField>
)
