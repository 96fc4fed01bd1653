import { Input } from 'antd'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { GROUP_OPTIONS } from './unitOptions'

/** Of what kind of units it is one. */
export const GroupField = () => (
  <FormField name="product_group" label="Grupo">
    {(control) => <NativeSelect {...control} placeholder={null} options={GROUP_OPTIONS} />}
  </FormField>
)

/** Where it stands in our own house. */
export const LocationField = () => (
  <FormField name="location" label="Local" hint="Onde fica na nossa casa: corredor, prateleira." optional>
    {(control) => <Input {...control} maxLength={80} autoComplete="off" />}
  </FormField>
)
