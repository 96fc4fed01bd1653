import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { DueDate } from '@/components/ui/display/DueDate'
import { formatDay } from '@/services/format/format.rules'
import { PRIVACY_KIND_LABEL } from '@/services/users/privacy-requests.rules'
import type { ManagedRequest } from '@/services/users/privacy.schema'
import { PrivacyLine } from './PrivacyLine'
import { RequestStatusTag } from './RequestStatusTag'

/** The wish of an account to be erased is carried out; everything else is answered in words. */
export const isErasure = ({ kind, person }: ManagedRequest): boolean => kind === 'erasure' && person.id !== null

type LineProps = { request: ManagedRequest; onDecide: (approved: boolean) => void }

/** Who asks for what, and until when the law wants the answer. */
export const PrivacyRequestLine = ({ request, onDecide }: LineProps) => {
  const { person, protocol, kind, text, due_on, status, message, decided_at } = request
  return (
    <PrivacyLine>
      <div>
        <b>{person.first_name}</b>
        <p>
          {person.email}
          {person.id === null && ' · sem conta'}
        </p>
        <p>
          {protocol} · {PRIVACY_KIND_LABEL[kind]}
        </p>
        <p>
          {decided_at ? (
            `Respondido em ${formatDay(decided_at)}`
          ) : (
            <>
              Prazo: <DueDate at={due_on} />
            </>
          )}
        </p>
        {text && <p>“{text}”</p>}
        {message && <p>Resposta: “{message}”</p>}
      </div>
      {status === 'pending' ? (
        <Decisions request={request} onDecide={onDecide} />
      ) : (
        <RequestStatusTag status={status} />
      )}
    </PrivacyLine>
  )
}

const Decisions = ({ request, onDecide }: LineProps) => {
  const { person, protocol } = request
  return (
    <>
      <PlainButton aria-label={`Recusar o pedido ${protocol} de ${person.first_name}`} onClick={() => onDecide(false)}>
        Recusar
      </PlainButton>
      {isErasure(request) ? (
        <PlainButton
          kind="danger"
          aria-label={`Excluir a conta de ${person.first_name}`}
          onClick={() => onDecide(true)}
        >
          Excluir conta
        </PlainButton>
      ) : (
        <PlainButton
          aria-label={`Responder ao pedido ${protocol} de ${person.first_name}`}
          onClick={() => onDecide(true)}
        >
          Responder
        </PlainButton>
      )}
    </>
  )
}
