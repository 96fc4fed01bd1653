import { Form, Formik, type FormikHelpers } from 'formik'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { CheckField } from '@/components/ui/forms/CheckField'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { refusalErrors, schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useSendSigningCode, useSignDocument } from '@/hooks/signing/signing.mutations'
import { CODE_DIGITS, isSameName } from '@/services/signing/signing.rules'
import { type Signature, signatureBody, type Signing, type SigningReceipt } from '@/services/signing/signing.schema'
import { flex } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import { DeclineSigning } from './DeclineSigning'
import { isInvalidLink } from './InvalidLink'

type Props = {
  signing: Signing
  signingKey: string
  onEnd: (end: SigningReceipt | 'declined' | 'dead') => void
}

/** The API's schema, but trimming input instead of refusing it. */
const shape = signatureBody.strict(false)
const FORM = 'sign-form'

/** Name and consent first, then the code from the e-mail. */
export const SignForm = ({ signing, signingKey, onEnd }: Props) => {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { mutateAsync: sendCode, isPending: isSending } = useSendSigningCode(signingKey)
  const { mutateAsync: sign } = useSignDocument(signingKey)
  useEffect(() => {
    if (sentTo) document.querySelector<HTMLInputElement>(`#${FORM} [name="code"]`)?.focus()
  }, [sentTo])

  const send = async (): Promise<void> => {
    try {
      setSentTo((await sendCode()).sent_to)
    } catch (error) {
      if (isInvalidLink(error)) onEnd('dead')
    }
  }

  const submit = async (values: Signature, { setErrors, setFieldValue }: FormikHelpers<Signature>): Promise<void> => {
    if (sentTo === null) return send()
    try {
      onEnd(await sign(shape.cast(values)))
    } catch (error) {
      if (isInvalidLink(error)) {
        onEnd('dead')
        return
      }
      await setFieldValue('code', '', false)
      setErrors(refusalErrors(error))
    }
  }

  return (
    <Card title="Sua assinatura">
      <Formik
        initialValues={{ name: '', consent: false, code: '' }}
        validate={(values) => errorsOf(values, signing.signer.name, sentTo !== null)}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Fields id={FORM} noValidate aria-label="Assinar">
            <FormField name="name" label="Nome completo" hint={`Como está no documento: ${signing.signer.name}`}>
              {(control) => <TextInput {...control} autoComplete="name" maxLength={120} />}
            </FormField>
            <CheckField name="consent" label={signing.consent} />
            {sentTo && (
              <FormField name="code" label="Código do e-mail" hint={`Enviamos para ${sentTo}. Vale por 10 minutos.`}>
                {(control) => (
                  <TextInput {...control} inputMode="numeric" autoComplete="one-time-code" maxLength={CODE_DIGITS} />
                )}
              </FormField>
            )}
            <FocusFirstError />
            <FormLeaveGuard />
            <Foot>
              {sentTo && (
                <PlainButton kind="text" busy={isSending} onClick={() => void send()}>
                  Enviar outro código
                </PlainButton>
              )}
              <PlainButton kind="primary" type="submit" size="large" busy={isSubmitting}>
                {sentTo ? 'Assinar' : 'Receber código por e-mail'}
              </PlainButton>
            </Foot>
          </Fields>
        )}
      </Formik>
      <DeclineSigning signingKey={signingKey} onDeclined={() => onEnd('declined')} onDead={() => onEnd('dead')} />
    </Card>
  )
}

function errorsOf(values: Signature, name: string, wantsCode: boolean): Record<string, string> {
  const { code, ...errors } = schemaErrors(shape, values)
  return {
    ...errors,
    ...(!errors.name && !isSameName(values.name, name) && { name: `Digite seu nome como está no documento: ${name}` }),
    ...(wantsCode && code && { code }),
  }
}

const Fields = styled(Form)`
  display: grid;
  gap: 12px;
`

const Foot = styled.div`
  ${flex.wrapRow};
  justify-content: flex-end;
  gap: 8px;
  ${below.phone} {
    flex-direction: column-reverse;
    align-items: stretch;
  }
`
