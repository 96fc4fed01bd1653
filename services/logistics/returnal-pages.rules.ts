import { paths } from '@/services/config/paths'

/** What comes back, and what is asked for in exchange for it: the pages of one desk, in the order of their tabs. */
export const RETURNAL_PAGES = [
  { label: 'Devoluções', href: paths.admin.returnals() },
  { label: 'Trocas e upgrades', href: paths.admin.exchanges() },
] as const
