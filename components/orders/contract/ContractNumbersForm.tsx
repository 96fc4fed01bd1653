import { Button, Input } from 'antd'
import { Form, Formik } from 'formik'
import styled from 'styled-components'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormField } from '@/components/ui/forms/FormField'
import { SyncSavedValues } from '@/components/ui/forms/SyncSavedValues'
import { useSetContractNumbers } from '@/hooks/orders/contract.mutations'
import { type ContractNumbers, contractNumbersBody } from '@/services/orders/workflow/order-commands.schema'
import { below } from '@/styles/tokens'
import type { StaffOrderProps } from '../workflow/order.types'

/** The numbers of the contract and of its addendum. */
export const ContractNumbersForm = ({ order, orderRef }: StaffOrderProps) => {
  const { mutateAsync } = useSetContractNumbers(orderRef)
  if (!order.allowed_actions.includes('set_contract_numbers')) return null
  const saved = { contract_number: order.contract_number ?? '', addendum_number: order.addendum_number ?? '' }
  const save = async ({ contract_number, addendum_number }: ContractNumbers): Promise<void> => {
    await mutateAsync({ contract_number, ...(addendum_number && { addendum_number }) })
    toast.success('Números salvos')
  }
  return (
    <Formik
      initialValues={saved}
      validationSchema={contractNumbersBody}
      // The error toast has been shown; the input stays.
      onSubmit={(values) => save(values).catch(() => undefined)}
    >
      {({ isSubmitting, dirty }) => (
        <Line noValidate aria-label="Números do contrato">
          <FormField name="contract_number" label="Número do contrato">
            {(control) => <Input {...control} maxLength={60} />}
          </FormField>
          <FormField name="addendum_number" label="Número do aditivo" optional>
            {(control) => <Input {...control} maxLength={60} />}
          </FormField>
          <Button htmlType="submit" loading={isSubmitting} type={dirty ? 'primary' : 'default'}>
            Salvar números
          </Button>
          <SyncSavedValues saved={saved} />
          <FocusFirstError />
        </Line>
      )}
    </Formik>
  )
}

const Line = styled(Form)`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  gap: 0 12px;
  align-items: start;
  > button {
    margin-top: 26px;
  }
  ${below.phone} {
    grid-template-columns: 1fr;
    > button {
      margin-top: 0;
    }
  }
`
