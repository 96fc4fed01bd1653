import { paths } from '@/services/config/paths'

/** The pages of the dashboard, in the order of their tabs. */
export const DASHBOARD_PAGES = [
  { label: 'Painel', href: paths.admin.dashboard() },
  { label: 'Relatórios', href: paths.admin.reports() },
] as const

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
