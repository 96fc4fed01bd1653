import type { AuditEvent } from '@/server/audit/audit.service'
import type { AuditModel } from '@/services/audit/audit-model.rules'

/** The history events of many records that were activated or deactivated. */
export const activationEvents = (model: AuditModel, ids: readonly number[], active: boolean): AuditEvent[] =>
  ids.map((objectId) => ({
    model,
    objectId,
    action: active ? 'activated' : 'deactivated',
    before: { active: !active },
    after: { active },
  }))
