import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { privacyRequestsQueryOptions } from '@/hooks/users/account.queries'
import { formatDay } from '@/services/format/format.rules'
import { PRIVACY_KIND_LABEL } from '@/services/users/privacy-requests.rules'
import type { PrivacyRequest } from '@/services/users/privacy.schema'
import { PrivacyLine } from './PrivacyLine'
import { PrivacyRequestDialog } from './PrivacyRequestDialog'
import { RequestStatusTag } from './RequestStatusTag'

/** What the person may ask of their data, and what became of what they asked. */
export const RequestsRow = () => {
  const [asking, setAsking] = useState(false)
  const { data: requests = [] } = useQuery(privacyRequestsQueryOptions())
  return (
    <>
      <PrivacyLine>
        <div>
          <b>Pedidos sobre seus dados</b>
          <p>Acesso, correção, portabilidade, com quem compartilhamos, oposição. A resposta vem em até 15 dias.</p>
        </div>
        <PlainButton onClick={() => setAsking(true)}>Fazer um pedido</PlainButton>
        <PrivacyRequestDialog open={asking} onClose={() => setAsking(false)} />
      </PrivacyLine>
      {requests.map((request) => (
        <PrivacyLine key={request.id}>
          <div>
            <b>{request.protocol}</b>
            <p>
              {PRIVACY_KIND_LABEL[request.kind]} · {stateText(request)}
            </p>
          </div>
          <RequestStatusTag status={request.status} />
        </PrivacyLine>
      ))}
    </>
  )
}

function stateText({ created_at, due_on, message, status }: PrivacyRequest): string {
  const asked = `pedido em ${formatDay(created_at)}`
  if (status === 'pending') return `${asked}, resposta até ${formatDay(due_on)}`
  return message ? `${asked}: “${message}”` : asked
}
