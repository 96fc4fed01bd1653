import type { AuditEvent } from '@/server/audit/audit.service'

/** The history events of many records that were activated or deactivated. */
export const activationEvents = (model: string, ids: readonly number[], active: boolean): AuditEvent[] =>
  ids.map((objectId) => ({
    model,
    objectId,
    action: active ? 'activated' : 'deactivated',
    before: { active: !active },
    after: { active },
  }))
