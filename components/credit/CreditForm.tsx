import { Form, Formik } from 'formik'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { orFieldErrors, schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { MaskedInput } from '@/components/ui/forms/MaskedInput'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextInput } from '@/components/ui/forms/TextInput'
import { type CreditDocument, parseDocument } from '@/services/credit/credit-document.rules'
import { type CreditForm as Values, toCreditForm, toNewCreditQuery } from '@/services/credit/credit-form.rules'
import { type Purpose, PURPOSES } from '@/services/credit/credit-query.rules'
import { DOCUMENT_LABEL, PURPOSE_LABEL } from '@/services/credit/credit-texts.rules'
import { type NewCreditQuery, newCreditQueryBody } from '@/services/credit/credit.schema'
import { flex, font, oneColumn } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import { KindChoice } from './KindChoice'

type Props = {
  /** Whom to ask about again, for money. */
  about?: CreditDocument
  busy: boolean
  /** Rejects with the API's error when it refuses; its field messages then stand at their fields. */
  onSubmit: (query: NewCreditQuery) => Promise<void>
}

/** CPF or CNPJ, and what it is asked for: nobody's credit is looked at without a purpose. */
export const CreditForm = ({ about, busy, onSubmit }: Props) => (
  <Formik
    initialValues={toCreditForm(about)}
    validate={validate}
    validateOnBlur={false}
    onSubmit={orFieldErrors((values: Values) => onSubmit(toNewCreditQuery(values)))}
  >
    {({ values: { kind }, setFieldValue, setErrors }) => (
      <Form noValidate>
        <KindChoice
          value={kind}
          onChange={(next) => {
            setErrors({})
            void setFieldValue('kind', next, false)
            void setFieldValue('document', '', false)
          }}
        />
        <Fields>
          <FormField name="document" label={DOCUMENT_LABEL[kind]}>
            {(control) => <MaskedInput key={kind} mask={kind} {...control} />}
          </FormField>
          <FormField<Purpose | ''> name="purpose" label="Finalidade" hint="Fica registrada com seu nome (LGPD).">
            {(control) => <NativeSelect {...control} options={PURPOSE_OPTIONS} />}
          </FormField>
        </Fields>
        <FormField name="note" label="Observação" optional>
          {(control) => <TextInput {...control} autoComplete="off" maxLength={200} />}
        </FormField>
        <Foot>
          <p>O resultado chega em cerca de 1 minuto e vale por 30 dias.</p>
          <PlainButton type="submit" kind="primary" busy={busy}>
            Consultar
          </PlainButton>
        </Foot>
        <FocusFirstError />
        <FormLeaveGuard />
      </Form>
    )}
  </Formik>
)

const PURPOSE_OPTIONS = PURPOSES.map((value) => ({ value, label: PURPOSE_LABEL[value] }))

/** The document must be what the mask says, so that a CNPJ is not asked for as a CPF. */
function validate(values: Values): object {
  const errors = schemaErrors(newCreditQueryBody, toNewCreditQuery(values))
  if (values.document === '' || parseDocument(values.document)?.kind === values.kind) return errors
  return { ...errors, document: `Digite um ${DOCUMENT_LABEL[values.kind]} válido` }
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 12px;
  margin-top: 16px;
  ${oneColumn.phone}
`

const Foot = styled.div`
  ${flex.wrapBetween};
  gap: 8px 16px;
  p {
    ${font.secondaryMuted};
  }
  ${below.phone} {
    > button {
      flex: 1 1 100%;
    }
  }
`
