import { ERASED, KEPT } from '@/services/users/erasure.rules'
import { type PrivacyKind, privacyDueOn, protocolOf } from '@/services/users/privacy-requests.rules'
import type { ManagedRequest, PrivacyRequest } from '@/services/users/privacy.schema'
import type { listAllRequests, RequestRow } from './privacy.repository'

/** What a request is called in words and mails: its protocol, its kind, and until when it is answered. */
export const factsOf = ({ id, kind, createdAt }: Pick<RequestRow, 'id' | 'kind' | 'createdAt'>) => ({
  protocol: protocolOf(id, createdAt),
  // A downloaded copy is an answered access.
  kind: (kind === 'export' ? 'access' : kind) satisfies PrivacyKind,
  dueOn: privacyDueOn(createdAt),
})

/** The request of the wire; an erasure with what is erased, what is kept, and why. */
export function toPrivacyRequest(row: RequestRow): PrivacyRequest {
  const { protocol, kind, dueOn } = factsOf(row)
  const isErasure = kind === 'erasure'
  return {
    id: row.id,
    protocol,
    kind,
    text: row.text,
    status: row.status,
    message: row.message,
    created_at: row.createdAt.toISOString(),
    due_on: dueOn,
    decided_at: row.decidedAt?.toISOString() ?? null,
    erased: isErasure ? [...ERASED] : [],
    kept: isErasure ? [...KEPT] : [],
  }
}

type ManagedRow = Awaited<ReturnType<typeof listAllRequests>>[number]

export const toManagedRequest = ({ request, person }: ManagedRow): ManagedRequest => ({
  ...toPrivacyRequest(request),
  person: person
    ? { id: person.id, first_name: person.firstName, email: person.email }
    : { id: null, first_name: request.name ?? '', email: request.email ?? '' },
})
