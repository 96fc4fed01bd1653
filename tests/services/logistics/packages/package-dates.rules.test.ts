import { packageDueAt } from '@/services/logistics/packages/package-dates.rules'

describe('the day on which a package is due', () => {
  const order = { due_at: '2026-11-17T21:00:00.000Z' }

  it.each([
    ['its delivery forecast', { delivery_eta: '2026-11-30', production_eta: '2026-11-25', order }, '2026-11-30'],
    ['its production forecast without one', { delivery_eta: null, production_eta: '2026-11-25', order }, '2026-11-25'],
    ['the deadline of its order without any', { delivery_eta: null, production_eta: null, order }, order.due_at],
    ['open where nothing is due', { delivery_eta: null, production_eta: null, order: { due_at: null } }, null],
  ])('is %s', (_, pkg, day) => {
    expect(packageDueAt(pkg)).toBe(day)
  })
})
