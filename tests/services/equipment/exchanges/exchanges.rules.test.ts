import type { Actor, Group } from '@/services/auth/actor.rules'
import { exchangeObjections, mayRequestExchange } from '@/services/equipment/exchanges/exchange-request.rules'
import {
  EXCHANGE_ACTIONS,
  EXCHANGE_FOLLOW_UPS,
  EXCHANGE_STATUSES,
  EXCHANGE_TRANSITIONS,
  exchangeActions,
  type ExchangeFacts,
  OPEN_EXCHANGES,
} from '@/services/equipment/exchanges/exchange-transitions.rules'
import { agreedPrice, upgradeDifference } from '@/services/equipment/exchanges/upgrade-price.rules'

const someone = (id: number, ...groups: Group[]): Actor => ({
  id,
  name: 'Alguém',
  email: 'alguem@horizonte.example',
  groups,
  isCompanyAdmin: false,
  companyId: 1,
  permittedCompanyIds: [],
})

const manager = someone(1, 'CLIENTE', 'GESTOR')
const member = someone(2, 'CLIENTE', 'COLABORADOR')
const operator = someone(3, 'OPERAÇÃO')
const salesperson = someone(4, 'VENDEDOR')

const anExchange = (overrides: Partial<ExchangeFacts> = {}): ExchangeFacts => ({
  status: 'REQUESTED',
  requestedBy: member.id,
  hasLeft: false,
  isReturned: false,
  ...overrides,
})

describe('the steps of an exchange', () => {
  it('reach every status from the request, and never leave a final one', () => {
    const steps = [
      ...EXCHANGE_ACTIONS.map((action) => EXCHANGE_TRANSITIONS[action]),
      ...Object.values(EXCHANGE_FOLLOW_UPS),
    ]
    const reached = new Set<string>(['REQUESTED'])
    for (let before = 0; before < reached.size;) {
      before = reached.size
      for (const { from, to } of steps) if (from.some((status) => reached.has(status))) reached.add(to)
    }
    expect([...reached].sort()).toEqual([...EXCHANGE_STATUSES].sort())
    const left = new Set<string>(steps.flatMap(({ from }) => [...from]))
    expect([...left].sort()).toEqual([...OPEN_EXCHANGES].sort())
  })

  it.each<[string, Partial<ExchangeFacts>, Actor, string[]]>([
    ['the requester', {}, member, ['cancel']],
    ['a manager, for the request of another user', {}, manager, ['cancel']],
    ['a collaborator, for the request of another user', { requestedBy: manager.id }, member, []],
    ['an operator', {}, operator, ['accept', 'refuse']],
    ['a salesperson', {}, salesperson, []],
    ['an operator, once accepted', { status: 'ACCEPTED' }, operator, ['refuse']],
    ['the requester, once accepted', { status: 'ACCEPTED' }, member, []],
    ['an operator, once the new unit has left', { status: 'ACCEPTED', hasLeft: true }, operator, []],
    ['an operator, once the old unit is back', { status: 'ACCEPTED', isReturned: true }, operator, []],
    ['an operator, once delivered', { status: 'DELIVERED', hasLeft: true }, operator, []],
    ['an operator, once refused', { status: 'REFUSED' }, operator, []],
  ])('offer the expected actions to %s', (_, overrides, actor, expected) => {
    expect(exchangeActions(anExchange(overrides), actor)).toEqual(expected)
  })
})

describe('the permission to request an exchange', () => {
  it('is the collaborator’s for the same product, and only the manager’s for an upgrade', () => {
    expect([manager, member, operator].map((actor) => mayRequestExchange('exchange', actor))).toEqual([
      true,
      true,
      false,
    ])
    expect([manager, member, operator].map((actor) => mayRequestExchange('upgrade', actor))).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('what an upgrade adds to the fee', () => {
  it('is the price in the plan less the current price of the unit, to the cent', () => {
    expect(upgradeDifference('339.00', '1.0000', '289.00')).toBe('50.00')
    expect(upgradeDifference('339.00', '0.9333', '269.73')).toBe('46.66')
    expect(upgradeDifference('400.00', '1.0000', agreedPrice('289.00', '50.00'))).toBe('61.00')
  })

  it('is undefined for a product that is not dearer', () => {
    expect(upgradeDifference('289.00', '1.0000', '289.00')).toBeUndefined()
    expect(upgradeDifference('200.00', '1.2000', '289.00')).toBeUndefined()
  })
})

describe('units that cannot be exchanged', () => {
  it('get one message each, for the first obstacle', () => {
    const unit = { serial: 'A', status: 'IN_USE', hasOpenRequest: false, isRunning: true } as const
    expect(exchangeObjections([unit])).toEqual([])
    expect(
      exchangeObjections([
        { ...unit, isRunning: false, hasOpenRequest: true },
        { ...unit, serial: 'B', hasOpenRequest: true },
        { ...unit, serial: 'C', status: 'DAMAGED' },
      ]),
    ).toEqual([
      'Serial A: a locação do pedido não está em andamento.',
      'Serial B: já tem uma mudança, troca ou devolução em aberto.',
      'Serial C: não pode ser trocado agora (danificado).',
    ])
  })
})
