import type { Actor, Group } from '@/services/auth/actor.rules'
import {
  isWaitingFor,
  relocationActions,
  type RelocationFacts,
} from '@/services/equipment/relocations/relocations.rules'

const someone = (id: number, ...groups: Group[]): Actor => ({
  id,
  name: 'Alguém',
  email: 'alguem@horizonte.example',
  groups: ['CLIENTE', ...groups],
  isCompanyAdmin: false,
  companyId: 1,
  permittedCompanyIds: [],
})

const [manager, requester, user, other] = [
  someone(1, 'GESTOR'),
  someone(2, 'COLABORADOR'),
  someone(3, 'COLABORADOR'),
  someone(4, 'COLABORADOR'),
] as const

const move = (overrides: Partial<RelocationFacts> = {}): RelocationFacts => ({
  status: 'REQUESTED',
  requestedBy: requester.id,
  toUserId: null,
  userIds: [user.id],
  ...overrides,
})
const approved = { status: 'APPROVED' } as const

describe('a relocation', () => {
  it.each<[string, string[], boolean, Actor, Partial<RelocationFacts>]>([
    ['a manager, once it is requested', ['approve', 'refuse'], true, manager, {}],
    ['its requester', ['cancel'], false, requester, {}],
    ['its user, before it is approved', [], false, user, {}],
    ['a manager, once it is approved', ['complete', 'cancel'], false, manager, approved],
    ['its requester, once it is approved', ['cancel'], false, requester, approved],
    ['its user, once it is approved', ['complete'], true, user, approved],
    ['its requester, for units without a user', ['complete', 'cancel'], true, requester, { ...approved, userIds: [] }],
    ['the user who gets the units', ['complete'], true, other, { ...approved, toUserId: other.id }],
    ['the user who gives them away', [], false, user, { ...approved, toUserId: other.id }],
    ['a manager, once it is over', [], false, manager, { status: 'COMPLETED' }],
    ['its user, once it is refused', [], false, user, { status: 'REFUSED' }],
  ])('offers %s: %j; waits for them: %p', (_, actions, waits, actor, overrides) => {
    expect(relocationActions(move(overrides), actor)).toEqual(actions)
    expect(isWaitingFor(move(overrides), actor)).toBe(waits)
  })
})
