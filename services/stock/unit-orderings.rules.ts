/** By what the units may be sorted. */
export const UNIT_ORDERINGS = ['updated_at', '-updated_at', 'serial', '-serial', 'product', '-product'] as const

export type UnitOrdering = (typeof UNIT_ORDERINGS)[number]
