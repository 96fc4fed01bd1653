import type { UnitStatus } from '@/services/stock/unit-status.rules'

/** The statuses in which a unit is in the hands of the company that rents it. */
export const IN_THE_COMPANY: readonly UnitStatus[] = [
  'IN_USE',
  'IN_RELOCATION',
  'PENDING_EXCHANGE',
  'DAMAGED',
  'INSURANCE_CLAIMED',
]
