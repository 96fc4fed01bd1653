import { Form, Formik, type FormikHelpers } from 'formik'
import { useState } from 'react'
import styled from 'styled-components'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormDraft } from '@/components/ui/forms/FormDraft'
import { refusalErrors, schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { TextInput } from '@/components/ui/forms/TextInput'
import { readDraft } from '@/contexts/stores/drafts.store'
import {
  type AddressForm as Values,
  EMPTY_ADDRESS,
  toAddressForm,
  toNewAddress,
} from '@/services/companies/address-form.rules'
import { type Address, type NewAddress, newAddressBody } from '@/services/companies/addresses.schema'
import { oneColumn } from '@/styles/mixins'
import { AddressFields } from './AddressFields'

type Props = {
  id: string
  address: Address | null
  /** What was typed is kept in the browser under this name; none = it is not kept. */
  draft?: string
  /** Rejects with the API's error when it refuses; its field messages then stand at their fields. */
  onSubmit: (address: NewAddress) => Promise<void>
}

export const AddressForm = ({ id, address, draft, onSubmit }: Props) => {
  const [initialValues] = useState<Values>(() => ({
    ...(address ? toAddressForm(address) : EMPTY_ADDRESS),
    ...(draft && readDraft(draft)),
  }))
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    try {
      await onSubmit(newAddressBody.validateSync(toNewAddress(values)))
    } catch (error) {
      // A toast has said what is no field's fault; everything that was typed stays.
      setErrors(refusalErrors(error))
    }
  }
  return (
    <Formik initialValues={initialValues} validate={validate} validateOnBlur={false} onSubmit={submit}>
      <Form id={id} noValidate>
        <Grid>
          <FormField
            name="label"
            label="Nome do endereço"
            optional
            hint="Como a empresa chama o lugar: Sede, Obra, Filial."
          >
            {(control) => <TextInput {...control} maxLength={60} autoComplete="off" />}
          </FormField>
          <FormField name="recipient_name" label="Quem recebe">
            {(control) => <TextInput {...control} maxLength={120} autoComplete="name" />}
          </FormField>
          <AddressFields />
        </Grid>
        {draft ? <FormDraft name={draft} /> : <FormLeaveGuard />}
        <FocusFirstError />
      </Form>
    </Formik>
  )
}

/** The API's own rules, on what would be sent. */
const validate = (values: Values): Partial<Values> => schemaErrors(newAddressBody, toNewAddress(values))

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 16px;
  ${oneColumn.phone}
`
