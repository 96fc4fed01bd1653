/** By what the simulators may be sorted; without one they stand as customers see them. */
export const SIMULATOR_ORDERINGS = [
  'name',
  '-name',
  'products_count',
  '-products_count',
  'open_quotations',
  '-open_quotations',
] as const

export type SimulatorOrdering = (typeof SIMULATOR_ORDERINGS)[number]
