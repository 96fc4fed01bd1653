/** What a list can be narrowed to by whether its things are in use, as the address names it. */
export const ACTIVE_STATES = [
  { value: 'ativos', label: 'Ativos' },
  { value: 'desativados', label: 'Desativados' },
]
