/** By what the service packages may be sorted; without one they stand simulator by simulator, in the simulator's order. */
export const SERVICE_PACKAGE_ORDERINGS = ['name', '-name', 'monthly_fee_per_unit', '-monthly_fee_per_unit'] as const

export type ServicePackageOrdering = (typeof SERVICE_PACKAGE_ORDERINGS)[number]
