import {
  choiceText,
  contractEndCallToAction,
  contractEndLabel,
  contractEndStaffText,
  contractEndText,
  contractEndTurn,
  periodText,
  renewalReason,
  timeLeftText,
} from '@/services/orders/contract-end/contract-end-texts.rules'
import { wireAddendum, wireRenewal } from '@/tests/factories/wire/addendum.wire'
import { wireOrder } from '@/tests/factories/wire/order.wire'

const TODAY = '2026-11-21'
const silent = { message: null, said_by: null, said_at: null, duration_months: null, choice: null, addendum: null }

describe('the time that a contract has left', () => {
  it.each([
    ['2026-11-19', 'terminou há 2 dias', 'bad'],
    ['2026-11-20', 'terminou há 1 dia', 'bad'],
    [TODAY, 'termina hoje', 'bad'],
    ['2026-11-22', 'falta 1 dia', 'wait'],
    ['2026-11-23', 'faltam 2 dias', 'wait'],
    ['2027-02-19', 'faltam 90 dias', 'wait'],
    ['2027-02-20', 'faltam 91 dias', 'neutral'],
  ])('to %s reads %s', (endsOn, text, tone) => {
    expect(timeLeftText(endsOn, TODAY)).toEqual({ text, tone })
  })
})

describe('the label of the customer’s choice in a list', () => {
  it.each([
    [{ addendum: 'open', choice: 'renew' } as const, { text: 'Aditivo enviado', tone: 'wait' }],
    [{ addendum: 'refused', choice: 'renew' } as const, { text: 'Aditivo recusado', tone: 'bad' }],
    [{ choice: 'renew', duration_months: 24 } as const, { text: 'Renovar por 24 meses', tone: 'neutral' }],
    [{ choice: 'return' } as const, { text: 'Devolver', tone: 'neutral' }],
    [{ choice: 'upgrade' } as const, { text: 'Trocar por outros', tone: 'neutral' }],
    [{}, undefined],
  ])('for %j is %j', (end, label) => {
    expect(contractEndLabel({ ...silent, ...end })).toEqual(label)
  })

  it('is absent without a choice', () => {
    expect(contractEndLabel(null)).toBeUndefined()
    expect(choiceText(silent)).toBe('')
  })
})

describe('the explanation of a renewal’s fee', () => {
  const early = 'Sem reajuste: o valor atual vale há menos de 12 meses.'
  const unknown = 'O índice deste mês ainda não foi informado'

  it.each([
    ['chosen', 'Sem reajuste.', 'Sem reajuste.'],
    ['too_early', early, early],
    [
      'no_index',
      `${unknown}. A Arrenda confirma o valor no aditivo, que espera o seu aceite.`,
      `${unknown}: com este aditivo a mensalidade fica como está. O Financeiro informa o índice em Fim de contrato.`,
    ],
    [null, 'Sem reajuste.', 'Sem reajuste.'],
  ] as const)('without a readjustment (%s) reads to the customer: %s', (kept_because, customer, staff) => {
    const renewal = wireRenewal({ readjustment: null, kept_because })
    expect([renewalReason(renewal, 'customer'), renewalReason(renewal, 'staff')]).toEqual([customer, staff])
  })

  it('names the index, and the period of the renewal', () => {
    expect(renewalReason(wireRenewal(), 'staff')).toBe('Reajuste pelo IPCA de 4,68% até outubro de 2026.')
    expect(periodText(wireRenewal())).toBe('de 20/12/2026 a 20/12/2028')
  })
})

describe('the call to act on the end of a contract', () => {
  const rental = (overrides: Parameters<typeof wireOrder>[0] = {}) =>
    wireOrder({ stage_name: 'ONGOING', turn: null, ends_on: '2026-11-22', ...overrides })

  it.each([
    ['2026-11-19', 'O contrato terminou há 2 dias'],
    ['2026-11-22', 'O contrato termina amanhã'],
    ['2026-11-23', 'O contrato termina em 2 dias'],
    ['2027-02-19', 'O contrato termina em 90 dias'],
    ['2027-02-20', undefined],
  ])('that ends on %s: %s', (ends_on, title) => {
    expect(contractEndText(rental({ ends_on }), TODAY)?.title).toBe(title)
  })

  it('offers the three choices', () => {
    expect(contractEndText(rental(), TODAY)?.description).toBe(
      'Diga se quer renovar, devolver ou trocar os equipamentos.',
    )
  })

  it('is the addendum while one is open, even long before the end', () => {
    const order = rental({ ends_on: '2028-01-01', addenda: [wireAddendum({ status: 'refused' }), wireAddendum()] })
    expect(contractEndText(order, TODAY)).toEqual({
      title: 'Responda ao aditivo 2026-0128-A1',
      description: 'Ele renova o contrato. Leia os termos e aceite ou recuse até 20/12/2026.',
    })
    expect(contractEndCallToAction(order, TODAY)).toBe('Ver o aditivo')
  })

  it('is absent without a running rental or a known end', () => {
    expect(contractEndText(rental({ stage_name: 'RETURNING' }), TODAY)).toBeUndefined()
    expect(contractEndText(rental({ ends_on: null }), TODAY)).toBeUndefined()
    expect(contractEndCallToAction(rental({ ends_on: null }), TODAY)).toBeUndefined()
  })
})

describe('the end of a contract as staff read it', () => {
  const ending = (end: object | null, ends_on = '2026-12-01') =>
    wireOrder({ stage_name: 'ONGOING', ends_on, contract_end: end && { ...silent, ...end } })

  it.each<[string, object | null, string, 'customer' | 'staff', string]>([
    ['no answer', null, '2026-12-01', 'customer', 'O contrato termina em 10 dias'],
    ['no answer after the end', null, '2026-11-19', 'customer', 'O contrato terminou há 2 dias'],
    [
      'a renewal asked for',
      { choice: 'renew', duration_months: 24 },
      '2026-12-01',
      'staff',
      'O cliente quer renovar por 24 meses',
    ],
    ['a return announced', { choice: 'return' }, '2026-12-01', 'staff', 'O cliente quer devolver'],
    [
      'an addendum that waits, however early',
      { addendum: 'open' },
      '2027-11-19',
      'customer',
      'O cliente decide sobre o aditivo',
    ],
    [
      'a refused addendum',
      { choice: 'renew', addendum: 'refused' },
      '2026-12-01',
      'staff',
      'O cliente recusou o aditivo',
    ],
  ])('with %s says whose decision it is', (_, end, endsOn, turn, title) => {
    expect(contractEndTurn(ending(end, endsOn), TODAY)).toBe(turn)
    expect(contractEndStaffText(ending(end, endsOn), TODAY)?.title).toBe(title)
  })

  it('is nobody’s decision while it is far away, or once the rental is over', () => {
    expect(contractEndTurn(ending(null, '2027-02-20'), TODAY)).toBeUndefined()
    expect(contractEndStaffText(ending(null, '2027-02-20'), TODAY)).toBeUndefined()
    expect(contractEndTurn({ ...ending(null), stage_name: 'FINISHED' }, TODAY)).toBeUndefined()
  })
})
