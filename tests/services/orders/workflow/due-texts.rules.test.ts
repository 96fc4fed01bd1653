import { arrivalText, deadlineText, turnName } from '@/services/orders/workflow/due-texts.rules'
import { wirePackage } from '@/tests/factories/wire/order.wire'

const NOW = new Date('2026-11-23T12:00:00.000Z')
const due = (due_at: string) => ({ turn: 'customer' as const, due_at })

describe('the text of a deadline', () => {
  it('says today or tomorrow, or the weekday of a later one', () => {
    expect(deadlineText(due('2026-11-23T21:00:00.000Z'), 'customer', NOW)?.day).toBe('hoje, 23/11, às 18h')
    expect(deadlineText(due('2026-11-24T21:00:00.000Z'), 'customer', NOW)?.day).toBe('amanhã, 24/11, às 18h')
    expect(deadlineText(due('2026-11-25T21:00:00.000Z'), 'customer', NOW)?.day).toBe('quarta, 25/11, às 18h')
  })

  it.each([
    ['customer', 'customer', 'Prazo', '24/11, às 18h', 'Prazo vencido'],
    ['customer', 'staff', 'Prazo do cliente', '24/11, às 18h', 'Prazo do cliente vencido'],
    ['staff', 'customer', 'Previsão', '24/11', 'Previsão vencida'],
    ['staff', 'staff', 'Prazo', '24/11, às 18h', 'Prazo vencido'],
  ] as const)('on the turn of the %s says to the %s: %s, %s', (turn, audience, word, day, late) => {
    const told = (due_at: string) => deadlineText({ turn, due_at }, audience, NOW)
    expect(told('2026-11-24T21:00:00.000Z')).toEqual({ word, day: `amanhã, ${day}` })
    expect(told('2026-11-20T21:00:00.000Z')?.word).toBe(late)
  })

  it('has passed from its hour on, and still says today', () => {
    const at = (hour: string) =>
      deadlineText(due('2026-11-23T21:00:00.000Z'), 'staff', new Date(`2026-11-23T${hour}-03:00`))
    expect(at('17:59')).toEqual({ word: 'Prazo do cliente', day: 'hoje, 23/11, às 18h' })
    expect(at('19:00')).toEqual({ word: 'Prazo do cliente vencido', day: 'hoje, 23/11, às 18h' })
  })

  it('is undefined without a turn or a deadline', () => {
    expect(deadlineText({ turn: null, due_at: '2026-11-24T21:00:00.000Z' }, 'staff', NOW)).toBeUndefined()
    expect(deadlineText({ turn: 'staff', due_at: null }, 'staff', NOW)).toBeUndefined()
  })

  it('says only the weekday on a printed page', () => {
    const { day } = deadlineText(due('2026-11-23T21:00:00.000Z'), 'customer', NOW, { onPaper: true }) ?? {}
    expect(day).toBe('segunda, 23/11, às 18h')
  })
})

describe('the expected arrival of the equipment', () => {
  const order = (...etas: (string | null)[]) => ({
    stage_name: 'SHIPPING' as const,
    packages: etas.map((delivery_eta) => wirePackage({ delivery_eta, delivery_date: null })),
  })

  it('is the day of the last package', () => {
    expect(arrivalText(order('2026-11-27', '2026-11-25'), NOW)).toEqual({
      word: 'Entrega prevista',
      day: 'sexta, 27/11',
    })
  })

  it('is undefined while a package has no estimate, and in stages without shipping', () => {
    expect(arrivalText(order('2026-11-27', null), NOW)).toBeUndefined()
    expect(arrivalText({ ...order('2026-11-27'), stage_name: 'DELIVERY_TERM' }, NOW)).toBeUndefined()
  })

  it('ignores packages that have arrived, were cancelled or are returns', () => {
    const at = (day: string, overrides: Parameters<typeof wirePackage>[0]) =>
      wirePackage({ delivery_eta: day, ...overrides })
    const packages = [
      at('2026-11-25', {}),
      at('2026-11-27', { delivery_date: '2026-11-22' }),
      at('2026-11-27', { state: 'CANCELED' }),
      at('2026-11-27', { package_type: 'return' }),
    ]
    expect(arrivalText({ stage_name: 'SHIPPING', packages }, NOW)?.day).toBe('quarta, 25/11')
  })

  it('says that it is late', () => {
    expect(arrivalText(order('2026-11-20'), NOW)?.word).toBe('Entrega atrasada, prevista para')
  })
})

it.each([
  ['customer', 'Você', 'Cliente'],
  ['staff', 'Arrenda', 'Arrenda'],
  [null, 'Ninguém', 'Ninguém'],
] as const)('the turn of %s is called %s by the customer and %s by staff', (turn, customer, staff) => {
  expect([turnName(turn, 'customer'), turnName(turn, 'staff')]).toEqual([customer, staff])
})
