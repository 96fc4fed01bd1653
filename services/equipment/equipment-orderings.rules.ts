/** How the list of a company's units can be sorted. */
export const EQUIPMENT_ORDERINGS = ['product', '-product', 'serial', '-serial'] as const

export type EquipmentOrdering = (typeof EQUIPMENT_ORDERINGS)[number]
