import type { EventLog } from '@/services/audit/audit.schema'

export const wireEvent = (overrides: Partial<EventLog> = {}): EventLog => ({
  id: 1,
  model_name: 'order',
  object_id: 9,
  action: 'created',
  from_stage: null,
  to_stage: null,
  message: null,
  before: null,
  after: { monthly_fee: '5418.00' },
  actor_name: 'Marina',
  created_at: '2026-11-12T12:00:00.000Z',
  ...overrides,
})
