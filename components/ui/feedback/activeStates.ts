/** Options of the filter by active state; the values are those in the address. */
export const ACTIVE_STATES = [
  { value: 'ativos', label: 'Ativos' },
  { value: 'desativados', label: 'Desativados' },
]
