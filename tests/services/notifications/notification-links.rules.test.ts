import type { Actor } from '@/services/auth/actor.rules'
import { linkOf, mayHear, needsSwitch } from '@/services/notifications/notification-links.rules'

const OWN = 7
const OTHER = 9
const FOREIGN = 11

const anActor = (groups: Actor['groups'], overrides: Partial<Actor> = {}): Actor => ({
  id: 1,
  name: 'Marina',
  email: 'marina@example.com',
  groups,
  isCompanyAdmin: false,
  companyId: OWN,
  permittedCompanyIds: [],
  ...overrides,
})

const MANAGER = anActor(['CLIENTE', 'GESTOR'])
const BUYER = anActor(['CLIENTE', 'VENDEDOR'], { permittedCompanyIds: [OWN, OTHER] })
const SELLER = anActor(['VENDEDOR'], { permittedCompanyIds: [OWN, OTHER] })
const FREE_SELLER = anActor(['VENDEDOR'], { companyId: null, permittedCompanyIds: [OWN, OTHER] })
const ADMIN = anActor(['ADMINISTRADOR'], { companyId: null })

const ORDER = { path: '/platform/my-orders/1', needs: 'checkout:read' } as const
const QUOTATION = { path: '/platform/simulation/1/review', needs: 'simulation:use' } as const
const STAFF_ORDER = { path: '/platform/admin/orders/9/1', needs: 'orders:read' } as const

describe('the link of a notification', () => {
  it.each([
    ['a manager, their own order', MANAGER, ORDER, OWN, true],
    ['a manager, another company’s order', MANAGER, ORDER, OTHER, false],
    ['a buyer, an order of another company of theirs', BUYER, ORDER, OTHER, true],
    ['a buyer, a foreign company’s order', BUYER, ORDER, FOREIGN, false],
    ['a seller, an order of a permitted company', SELLER, STAFF_ORDER, OTHER, true],
    ['a seller, a quotation of another permitted company', SELLER, QUOTATION, OTHER, true],
    ['a seller who acts for nobody, a quotation of a permitted company', FREE_SELLER, QUOTATION, OTHER, true],
    ['a seller, a quotation of a company that was taken from them', SELLER, QUOTATION, FOREIGN, false],
    ['an administrator, who cannot switch, a quotation', ADMIN, QUOTATION, OTHER, false],
    ['an administrator, any order', ADMIN, STAFF_ORDER, OTHER, true],
  ] as const)('of %s', (_, actor, target, companyId, leads) => {
    expect(linkOf(actor, { ...target, companyId })).toBe(leads ? target.path : null)
  })
})

describe('the switch before a notification opens', () => {
  it.each([
    ['a buyer’s other company', BUYER, 'order_turn', OTHER, true],
    ['a buyer’s present company', BUYER, 'order_turn', OWN, false],
    ['a seller’s quotation for another company', SELLER, 'quotation_expires', OTHER, true],
    ['a seller’s quotation for the present company', SELLER, 'quotation_expires', OWN, false],
    ['a seller’s order, whose page is open for all', SELLER, 'order_turn', OTHER, false],
    ['nothing that concerns no company', BUYER, 'order_turn', null, false],
  ] as const)('comes for %s', (_, actor, kind, companyId, isAsked) => {
    expect(needsSwitch(actor, kind, companyId)).toBe(isAsked)
  })
})

describe('who hears of an expiring quotation', () => {
  it.each([
    ['a seller who acts for nobody at the moment', FREE_SELLER, OTHER, true],
    ['a seller to whom the company is not permitted any more', SELLER, FOREIGN, false],
    ['a buyer of the company', BUYER, OTHER, true],
  ] as const)('%s', (_, actor, companyId, hears) => {
    expect(mayHear(actor, 'quotation_expires', companyId)).toBe(hears)
  })
})
