import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Field } from '@/components/ui/forms/Field'
import { refusalErrors, schemaErrors } from '@/components/ui/forms/formErrors'
import { LeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { TextArea } from '@/components/ui/forms/TextArea'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useDeclineDocument, useSendSigningCode } from '@/hooks/signing/signing.mutations'
import { CODE_DIGITS } from '@/services/signing/signing.rules'
import { declineBody, type SigningRefusal } from '@/services/signing/signing.schema'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { isInvalidLink } from './InvalidLink'

type Props = { signingKey: string; onDeclined: () => void; onDead: () => void }

/** The API's schema, but trimming input instead of refusing it. */
const shape = declineBody.strict(false)

/** The reason first, then the code from the e-mail, as for signing. */
export const DeclineSigning = ({ signingKey, onDeclined, onDead }: Props) => {
  const [open, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<SigningRefusal>({ reason: '', code: '' })
  const [errors, setErrors] = useState<Partial<Record<keyof SigningRefusal, string>>>({})
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { mutateAsync: sendCode, isPending: isSending } = useSendSigningCode(signingKey)
  const { mutateAsync: decline, isPending } = useDeclineDocument(signingKey)

  // The code is what to fill in next.
  useEffect(() => {
    if (sentTo) document.querySelector<HTMLInputElement>('[data-field="decline-code"]')?.focus()
  }, [sentTo])

  const send = async (): Promise<void> => setSentTo((await sendCode()).sent_to)
  const submit = async (): Promise<void> => {
    const { reason, code } = schemaErrors(shape, refusal)
    setErrors({ reason, code: sentTo === null ? undefined : code })
    if (reason || (sentTo !== null && code)) return
    try {
      if (sentTo === null) await send()
      else {
        await decline(shape.cast(refusal))
        onDeclined()
      }
    } catch (failure) {
      if (isInvalidLink(failure)) onDead()
      else setErrors(refusalErrors(failure))
    }
  }
  return (
    <Wrapper>
      <PlainButton kind="text" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Voltar a assinar' : 'Não vou assinar'}
      </PlainButton>
      {open && (
        <>
          <LeaveGuard when={refusal.reason.trim() !== '' && !isPending} />
          <Field label="Motivo" hint="A Arrenda recebe o motivo; nada é assinado." error={errors.reason}>
            {(control) => (
              <TextArea
                {...control}
                value={refusal.reason}
                maxLength={2000}
                onChange={({ target }) => setRefusal({ ...refusal, reason: target.value })}
              />
            )}
          </Field>
          {sentTo && (
            <Field
              label="Código para recusar"
              hint={`Enviamos para ${sentTo}. Vale por 10 minutos.`}
              error={errors.code}
            >
              {(control) => (
                <TextInput
                  {...control}
                  data-field="decline-code"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={CODE_DIGITS}
                  value={refusal.code}
                  onChange={({ target }) => setRefusal({ ...refusal, code: target.value })}
                />
              )}
            </Field>
          )}
          <Foot>
            <PlainButton kind="danger" busy={isPending || (isSending && sentTo === null)} onClick={() => void submit()}>
              {sentTo ? 'Recusar assinatura' : 'Receber código para recusar'}
            </PlainButton>
            {sentTo && (
              <PlainButton kind="text" busy={isSending} onClick={() => void send().catch(() => undefined)}>
                Enviar outro código
              </PlainButton>
            )}
          </Foot>
        </>
      )}
    </Wrapper>
  )
}

const Wrapper = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  margin-top: 16px;
  padding-top: 12px;
  border-top: 1px solid ${color.line};
  > :not(button) {
    width: 100%;
  }
  > [aria-expanded] {
    margin-inline-start: -16px;
  }
`

const Foot = styled.div`
  ${flex.wrapRow};
  gap: 8px;
`
