import { Form, Formik } from 'formik'
import { useState } from 'react'
import styled from 'styled-components'
import { SignersForm } from '@/components/orders/signing/SignersForm'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { toast } from '@/components/ui/feedback/toast'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { SyncSavedValues } from '@/components/ui/forms/SyncSavedValues'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useGenerateContract, useSetContractNumbers } from '@/hooks/orders/contract.mutations'
import { originalsOf } from '@/services/orders/documents/document-state.rules'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import { type ContractNumbers, contractNumbersBody } from '@/services/orders/workflow/order-commands.schema'
import { flex } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { SigningPanel } from '../signing/SigningPanel'
import type { StaffOrderProps } from '../workflow/order.types'

/** The contract as staff handle it: numbers, PDF, signers, signed copy, completion. */
export const ContractPanel = (props: StaffOrderProps) => (
  <SigningPanel
    {...props}
    type="CONTRACT"
    lead={<ContractNumbersForm {...props} />}
    draft={(document) => <GenerateContract {...props} document={document} />}
    signersForm={(document) => <SignersForm {...props} document={document} />}
  />
)

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
        <NumbersRow noValidate aria-label="Números do contrato">
          <FormField name="contract_number" label="Número do contrato">
            {(control) => <TextInput {...control} maxLength={60} />}
          </FormField>
          <FormField name="addendum_number" label="Número do aditivo" optional>
            {(control) => <TextInput {...control} maxLength={60} />}
          </FormField>
          <PlainButton type="submit" busy={isSubmitting} kind={dirty ? 'primary' : 'default'}>
            Salvar números
          </PlainButton>
          <SyncSavedValues saved={saved} />
          <FocusFirstError />
          <FormLeaveGuard />
        </NumbersRow>
      )}
    </Formik>
  )
}

const NumbersRow = styled(Form)`
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

/** Generates the contract from the template; replacing an existing one needs a confirmation. */
export const GenerateContract = ({ order, orderRef, document }: StaffOrderProps & { document: OrderDocument }) => {
  const [isOpen, setOpen] = useState(false)
  const { mutateAsync, isPending } = useGenerateContract(orderRef)
  const isFirst = originalsOf(document).length === 0
  const press = (): void => {
    if (!order.contract_number) {
      toast.error('Salve primeiro o número do contrato.')
      window.document.querySelector<HTMLInputElement>('[name="contract_number"]')?.focus()
    } else if (isFirst) toastOnSuccess(mutateAsync(), 'Contrato gerado')
    else setOpen(true)
  }
  return (
    <GenerateRow>
      {isFirst && <p>O modelo é preenchido com os dados do pedido: empresa, itens, mensalidade, prazo e endereços.</p>}
      <PlainButton
        kind={isFirst ? 'primary' : 'default'}
        size={isFirst ? 'middle' : 'small'}
        busy={isPending}
        onClick={press}
      >
        {isFirst ? 'Gerar contrato' : 'Gerar de novo'}
      </PlainButton>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Gerar o contrato de novo?"
        confirmLabel="Gerar de novo"
        onConfirm={() => mutateAsync()}
        done="Contrato gerado"
      >
        O novo toma o lugar do atual; as assinaturas e a via assinada deste deixam de valer.
      </ConfirmDialog>
    </GenerateRow>
  )
}

const GenerateRow = styled.div`
  ${flex.wrapBetween};
  gap: 8px 16px;
  p {
    flex: 1 1 260px;
    color: ${color.t2};
  }
`
