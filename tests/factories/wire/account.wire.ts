import type { Session } from '@/services/auth/sessions.schema'
import { ERASED, KEPT } from '@/services/users/erasure.rules'
import { PRIVACY_POLICY_VERSION } from '@/services/users/privacy.rules'
import type { Consent, DataExport, PrivacyRequest } from '@/services/users/privacy.schema'
import { wirePreferences } from './notifications.wire'
import { wireUser } from './user.wire'

/** Marina's sessions: this one, and one on her phone. */
export const wireSessions = (): Session[] => [
  {
    id: '0b7f3a52-6a51-4a53-9a86-0c9d2f6f2a11',
    device: 'Chrome no Windows',
    address: '203.0.113.x',
    since: '2026-11-20T12:00:00.000Z',
    last_used: '2026-11-21T11:50:00.000Z',
    current: true,
  },
  {
    id: '5b0d9c1e-2f64-4a38-8e4b-1f7a6c3d9e22',
    device: 'Safari no iPhone',
    address: '2001:db8:85a3:x',
    since: '2026-11-02T18:20:00.000Z',
    last_used: '2026-11-19T21:04:00.000Z',
    current: false,
  },
]

export const wireConsents = (): Consent[] => [
  { version: PRIVACY_POLICY_VERSION, created_at: '2026-11-21T13:15:00.000Z' },
]

export const wirePrivacyRequest = (overrides: Partial<PrivacyRequest> = {}): PrivacyRequest => ({
  id: 4,
  protocol: 'LGPD-2026-000004',
  kind: 'erasure',
  text: null,
  status: 'pending',
  message: null,
  created_at: '2026-11-20T12:00:00.000Z',
  due_on: '2026-12-05',
  decided_at: null,
  erased: [...ERASED],
  kept: [...KEPT],
  ...overrides,
})

export const wireDataExport = (): DataExport => ({
  exported_at: '2026-11-21T12:00:00.000Z',
  policy_version: PRIVACY_POLICY_VERSION,
  account: { ...wireUser(), created_at: '2026-03-02T12:00:00.000Z' },
  consents: wireConsents().map((consent) => ({ ...consent, ip_address: '203.0.113.77' })),
  sessions: [],
  preferences: wirePreferences(),
  notifications: [],
  ratings: [],
  equipment: [],
  own_equipment: [],
  tickets: { opened: [], messages: [], ratings: [] },
  privacy_requests: [],
  history: [],
})
