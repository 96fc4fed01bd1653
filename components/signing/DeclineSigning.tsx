import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Field } from '@/components/ui/forms/Field'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { LeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useDeclineDocument } from '@/hooks/signing/signing.mutations'
import { declineBody } from '@/services/signing/signing.schema'
import { color } from '@/styles/tokens'
import { isInvalidLink } from './InvalidLink'

type Props = { signingKey: string; onDeclined: () => void; onDead: () => void }

export const DeclineSigning = ({ signingKey, onDeclined, onDead }: Props) => {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { mutateAsync, isPending } = useDeclineDocument(signingKey)
  const decline = async (): Promise<void> => {
    const { reason: problem } = schemaErrors(declineBody, { reason: reason.trim() })
    setError(problem)
    if (problem) return
    try {
      await mutateAsync(reason.trim())
      onDeclined()
    } catch (failure) {
      if (isInvalidLink(failure)) onDead()
    }
  }
  return (
    <Wrapper>
      <PlainButton kind="text" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Voltar a assinar' : 'Não vou assinar'}
      </PlainButton>
      {open && (
        <>
          <LeaveGuard when={reason.trim() !== '' && !isPending} />
          <Field label="Motivo" hint="A Arrenda recebe o motivo; nada é assinado." error={error}>
            {(control) => (
              <TextArea
                {...control}
                value={reason}
                maxLength={2000}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
          <PlainButton kind="danger" busy={isPending} onClick={() => void decline()}>
            Recusar assinatura
          </PlainButton>
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
