import type { AuditEvent } from '@/server/audit/audit.service'

/** What history says of many things that are offered from now on, or no longer. */
export const activationEvents = (model: string, ids: readonly number[], active: boolean): AuditEvent[] =>
  ids.map((objectId) => ({
    model,
    objectId,
    action: active ? 'activated' : 'deactivated',
    before: { active: !active },
    after: { active },
  }))
