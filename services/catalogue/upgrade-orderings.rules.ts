/** By what the upgrades may be sorted; without one they stand as the simulator shows them. */
export const UPGRADE_ORDERINGS = ['name', '-name', 'monthly_fee', '-monthly_fee'] as const

export type UpgradeOrdering = (typeof UPGRADE_ORDERINGS)[number]
