import { Input } from 'antd'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { STATE_OPTIONS } from '@/services/companies/states.rules'
import { CepField } from './CepField'

/** Where something is: the fields of an address, in whatever grid and form they stand. */
export const AddressFields = () => (
  <>
    <CepField />
    <FormField name="state" label="Estado">
      {(control) => <NativeSelect {...control} options={STATE_OPTIONS} autoComplete="address-level1" />}
    </FormField>
    <FormField name="city" label="Cidade">
      {(control) => <Input {...control} maxLength={120} autoComplete="address-level2" />}
    </FormField>
    <FormField name="district" label="Bairro" optional>
      {(control) => <Input {...control} maxLength={120} autoComplete="address-level3" />}
    </FormField>
    <FormField name="street" label="Rua ou avenida">
      {(control) => <Input {...control} maxLength={200} autoComplete="address-line1" />}
    </FormField>
    <FormField name="number" label="Número">
      {(control) => <Input {...control} maxLength={20} autoComplete="off" />}
    </FormField>
    <FormField name="complement" label="Complemento" optional>
      {(control) => <Input {...control} maxLength={120} autoComplete="address-line2" />}
    </FormField>
    <FormField name="reference_point" label="Ponto de referência" optional>
      {(control) => <Input {...control} maxLength={200} autoComplete="off" />}
    </FormField>
  </>
)
