import { arrivalText, deadlineText } from '@/services/orders/workflow/due-texts.rules'
import { wirePackage } from '@/tests/factories/wire/order.wire'

const NOW = new Date('2026-11-23T12:00:00.000Z')
const due = (due_at: string) => ({ turn: 'customer' as const, due_at })

describe('until when somebody has to act', () => {
  it('says today and tomorrow, further on the weekday', () => {
    expect(deadlineText(due('2026-11-23T21:00:00.000Z'), 'customer', NOW)?.day).toBe('hoje, 23/11, às 18h')
    expect(deadlineText(due('2026-11-24T21:00:00.000Z'), 'customer', NOW)?.day).toBe('amanhã, 24/11, às 18h')
    expect(deadlineText(due('2026-11-25T21:00:00.000Z'), 'customer', NOW)?.day).toBe('quarta, 25/11, às 18h')
  })

  it('says the weekday alone on paper, which is read another day', () => {
    const { day } = deadlineText(due('2026-11-23T21:00:00.000Z'), 'customer', NOW, { onPaper: true }) ?? {}
    expect(day).toBe('segunda, 23/11, às 18h')
  })
})

describe('when a customer may expect the equipment', () => {
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

  it('is not known while a package has no forecast, nor in the stages that are not about packages', () => {
    expect(arrivalText(order('2026-11-27', null), NOW)).toBeUndefined()
    expect(arrivalText({ ...order('2026-11-27'), stage_name: 'DELIVERY_TERM' }, NOW)).toBeUndefined()
  })

  it('says that it is late', () => {
    expect(arrivalText(order('2026-11-20'), NOW)?.word).toBe('Entrega atrasada, prevista para')
  })
})
