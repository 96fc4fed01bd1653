import type { UnitStatus } from '@/services/stock/unit-status.rules'

/** The statuses in which a unit is in the hands of the company that rents it: what was exchanged is, until it is fetched. */
export const IN_THE_COMPANY = [
  'IN_USE',
  'IN_RELOCATION',
  'PENDING_EXCHANGE',
  'EXCHANGED',
  'DAMAGED',
  'INSURANCE_CLAIMED',
] as const satisfies readonly UnitStatus[]
