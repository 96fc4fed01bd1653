import type { ManagedRequest, PrivacyRequest } from '@/services/users/privacy.schema'
import { ERASED, KEPT } from '@/services/users/erasure.rules'
import type { listErasures, RequestRow } from './privacy.repository'

/** The request of the wire: with what is erased, what is kept, and why. */
export const toPrivacyRequest = ({ id, status, message, createdAt, decidedAt }: RequestRow): PrivacyRequest => ({
  id,
  kind: 'erasure',
  status,
  message,
  created_at: createdAt.toISOString(),
  decided_at: decidedAt?.toISOString() ?? null,
  erased: [...ERASED],
  kept: [...KEPT],
})

type ManagedRow = Awaited<ReturnType<typeof listErasures>>[number]

export const toManagedRequest = ({ request, person }: ManagedRow): ManagedRequest => ({
  ...toPrivacyRequest(request),
  person: { id: person.id, first_name: person.firstName, email: person.email },
})
