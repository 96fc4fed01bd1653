import { Form, Formik, type FormikHelpers } from 'formik'
import { Plus } from 'lucide-react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { MaskedInput } from '@/components/ui/forms/MaskedInput'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useAddSigner } from '@/hooks/orders/signing.mutations'
import { SIGNER_ROLE_LABEL } from '@/services/orders/documents/document-texts.rules'
import type { NewSigner } from '@/services/orders/documents/documents.schema'
import { flex } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import type { OrderDocumentProps } from '../workflow/order.types'
import { emptySigner, missingSigners, signersForm, type SignersValues, toNewSigner } from './signersForm.rules'

/**
 * The signers that the document needs, and any others. Only the additional ones can be removed from the form. Each signer
 * is saved by a request of its own, so that one failure does not lose the rest.
 */
export const SignersForm = ({ order, orderRef, document }: OrderDocumentProps) => {
  const { mutateAsync: add } = useAddSigner(orderRef, document.id)
  const existing = order.signers.filter(({ document_id }) => document_id === document.id)
  const missing = missingSigners(document, existing)

  const save = async ({ people }: SignersValues, form: FormikHelpers<SignersValues>): Promise<void> => {
    let saved = 0
    try {
      for (const one of people) {
        await add(toNewSigner(one))
        saved += 1
      }
      toast.success(saved === 1 ? 'Signatário indicado' : `${String(saved)} signatários indicados`)
    } catch (error) {
      // The refused signer and those not sent yet stay in the form, with the API's messages beside the fields.
      const first = fieldsOf(error)
      await form.setValues({ people: people.slice(saved) }, false)
      await form.setTouched({ people: [{ name: true, email: true, cpf: true }] }, false)
      form.setErrors({ people: [first] })
      return
    }
    form.resetForm({ values: { people: [] } })
  }

  return (
    <Formik initialValues={{ people: missing }} validationSchema={signersForm} onSubmit={save}>
      {({ values: { people }, isSubmitting, setFieldValue }) => (
        <Form noValidate aria-label="Indicar signatários">
          {people.map((one, place) => (
            <SignerFields
              key={place}
              title={titleOf(one.role, countOf(one.role, [...existing, ...people.slice(0, place + 1)]))}
              place={place}
              onRemove={
                place < missing.length ? undefined : () => void setFieldValue('people', people.toSpliced(place, 1))
              }
            />
          ))}
          <FocusFirstError />
          <FormLeaveGuard />
          <Foot>
            {ROLES.map((role) => (
              <PlainButton
                key={role}
                kind="text"
                size="small"
                icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
                onClick={() =>
                  void setFieldValue('people', [...people, emptySigner(role, existing.length + people.length + 1)])
                }
              >
                {SIGNER_ROLE_LABEL[role]}
              </PlainButton>
            ))}
            {people.length > 0 && (
              <PlainButton kind="primary" type="submit" busy={isSubmitting}>
                {people.length === 1 ? 'Salvar signatário' : 'Salvar signatários'}
              </PlainButton>
            )}
          </Foot>
        </Form>
      )}
    </Formik>
  )
}

const countOf = (role: NewSigner['role'], people: readonly { role: string }[]): number =>
  people.filter((one) => one.role === role).length

/** 'Signatário', 'Testemunha 1', 'Testemunha 2': every entry has a distinct title. */
const titleOf = (role: NewSigner['role'], ordinal: number): string =>
  role === 'signer' && ordinal === 1 ? SIGNER_ROLE_LABEL.signer : `${SIGNER_ROLE_LABEL[role]} ${String(ordinal)}`

const ROLES = ['signer', 'witness'] as const

type SignerFieldsProps = { title: string; place: number; onRemove?: () => void }

const SignerFields = ({ title, place, onRemove }: SignerFieldsProps) => (
  <Fieldset>
    <legend>
      {title}
      {onRemove && (
        <button type="button" onClick={onRemove}>
          Tirar
        </button>
      )}
    </legend>
    <FormField name={`people.${String(place)}.name`} label="Nome completo">
      {(control) => <TextInput {...control} autoComplete="off" maxLength={120} />}
    </FormField>
    <FormField name={`people.${String(place)}.email`} label="E-mail">
      {(control) => <TextInput {...control} type="email" autoComplete="off" />}
    </FormField>
    <FormField name={`people.${String(place)}.cpf`} label="CPF">
      {(control) => <MaskedInput {...control} mask="cpf" />}
    </FormField>
  </Fieldset>
)

function fieldsOf(error: unknown): Record<string, string> {
  const fields = error instanceof Error && 'fields' in error ? (error.fields as Record<string, string[]>) : {}
  return Object.fromEntries(Object.entries(fields).map(([name, messages]) => [name, messages[0] ?? '']))
}

const Fieldset = styled.fieldset`
  display: grid;
  grid-template-columns: 1.2fr 1.2fr 1fr;
  gap: 0 12px;
  legend {
    display: flex;
    gap: 12px;
    margin-bottom: 6px;
    font-weight: 600;
  }
  legend button {
    color: ${color.t2};
    font-weight: 500;
  }
  legend button:hover {
    text-decoration: underline;
  }
  ${below.table} {
    grid-template-columns: 1fr;
  }
`

const Foot = styled.div`
  ${flex.wrapRow};
  gap: 8px;
  /* Aligns the text button with the fields' edge. */
  > :first-child {
    margin-left: -12px;
  }
  > [type='submit'] {
    margin-left: auto;
  }
  ${below.phone} {
    > [type='submit'] {
      flex: 1 0 100%;
    }
  }
`
