import { useQuery } from '@tanstack/react-query'
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { FormField } from '@/components/ui/forms/FormField'
import { MaskedInput } from '@/components/ui/forms/MaskedInput'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextInput } from '@/components/ui/forms/TextInput'
import { postalCodeQueryOptions } from '@/hooks/companies/addresses.queries'
import { type AddressForm, cepDigits, filledFields, fillFromPostalCode } from '@/services/companies/address-form.rules'
import { STATE_OPTIONS } from '@/services/companies/states.rules'

/** Where something is: the fields of an address, in whatever grid and form they stand. */
export const AddressFields = () => (
  <>
    <CepField />
    <FormField name="state" label="Estado">
      {(control) => <NativeSelect {...control} options={STATE_OPTIONS} autoComplete="address-level1" />}
    </FormField>
    <FormField name="city" label="Cidade">
      {(control) => <TextInput {...control} maxLength={120} autoComplete="address-level2" />}
    </FormField>
    <FormField name="district" label="Bairro" optional>
      {(control) => <TextInput {...control} maxLength={120} autoComplete="address-level3" />}
    </FormField>
    <FormField name="street" label="Rua ou avenida">
      {(control) => <TextInput {...control} maxLength={200} autoComplete="address-line1" />}
    </FormField>
    <FormField name="number" label="Número">
      {(control) => <TextInput {...control} maxLength={20} autoComplete="off" />}
    </FormField>
    <FormField name="complement" label="Complemento" optional>
      {(control) => <TextInput {...control} maxLength={120} autoComplete="address-line2" />}
    </FormField>
    <FormField name="reference_point" label="Ponto de referência" optional>
      {(control) => <TextInput {...control} maxLength={200} autoComplete="off" />}
    </FormField>
  </>
)

/** The CEP fills street, district, city and state for the person to check; whether it is known or not blocks nothing. */
export const CepField = () => {
  const { values, initialValues, setValues } = useFormikContext<AddressForm>()
  const isChanged = values.postal_code !== initialValues.postal_code
  const { data, isFetching, isError } = useQuery(postalCodeQueryOptions(isChanged ? cepDigits(values.postal_code) : ''))
  const told = useRef<ReturnType<typeof filledFields> | null>(null)

  useEffect(() => {
    if (!data) return
    const known = filledFields(data)
    const before = told.current
    told.current = known
    void setValues((form) => fillFromPostalCode(form, known, before))
  }, [data, setValues])

  return (
    <FormField
      name="postal_code"
      label="CEP"
      hint={<span role="status">{hintFor({ isFetching, isError, isKnown: data !== undefined })}</span>}
    >
      {(control) => <MaskedInput {...control} mask="cep" />}
    </FormField>
  )
}

function hintFor({
  isFetching,
  isError,
  isKnown,
}: {
  isFetching: boolean
  isError: boolean
  isKnown: boolean
}): string {
  if (isFetching) return 'Procurando o endereço…'
  if (isError) return 'Não encontramos esse CEP. Preencha o endereço.'
  return isKnown ? 'Preenchemos o endereço para você conferir.' : 'Com ele, preenchemos o endereço para você.'
}
