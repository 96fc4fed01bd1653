/** The parts of the dashboard that can be had as a file. */
export const DASHBOARD_SECTIONS = [
  'indicators',
  'rented',
  'stages',
  'movement',
  'stock',
  'urgent',
  'receivables',
  'tickets',
] as const

export type DashboardSection = (typeof DASHBOARD_SECTIONS)[number]
