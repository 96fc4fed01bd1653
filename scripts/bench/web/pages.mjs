// The pages that are measured: what each of the three kinds of people opens most.

/** The demo's people; visitors are none of them. */
export const PEOPLE = { customer: 'gestor@horizonte.example', staff: 'admin@arrenda.example' }

/** @typedef {{ name: string, path: string, as?: string }} MeasuredPage `as`: whose e-mail logs in first */

/** @type {readonly MeasuredPage[]} */
export const PAGES = [
  { name: 'visitor: home', path: '/' },
  { name: 'visitor: log-in', path: '/?action=login' },
  { name: 'visitor: registration', path: '/register' },
  { name: 'visitor: privacy policy', path: '/privacy-policy' },
  { name: 'customer: home', path: '/platform/home', as: PEOPLE.customer },
  { name: 'customer: orders', path: '/platform/my-orders', as: PEOPLE.customer },
  { name: 'customer: an order', path: '/platform/my-orders/000131', as: PEOPLE.customer },
  { name: 'customer: new simulation', path: '/platform/simulation/select-simulation', as: PEOPLE.customer },
  { name: 'customer: equipment', path: '/platform/equipment', as: PEOPLE.customer },
  { name: 'staff: orders', path: '/platform/admin/orders', as: PEOPLE.staff },
  { name: 'staff: dashboard', path: '/platform/admin/dashboard', as: PEOPLE.staff },
  { name: 'staff: units', path: '/platform/admin/rented-items', as: PEOPLE.staff },
]
