import { OUT_STATUSES, type UnitStatus } from '@/services/stock/unit-status.rules'

/** The statuses in which the company that rents a unit sees it among its own: damaged or insured it still pays for it. */
export const IN_THE_COMPANY = [...OUT_STATUSES, 'DAMAGED', 'INSURANCE_CLAIMED'] as const satisfies readonly UnitStatus[]
