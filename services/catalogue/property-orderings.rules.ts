/** By what the properties may be sorted; without one they stand as the simulator shows them, kind by kind. */
export const PROPERTY_ORDERINGS = ['name', '-name', 'products_count', '-products_count'] as const

export type PropertyOrdering = (typeof PROPERTY_ORDERINGS)[number]
