import { packageDueAt } from '@/services/logistics/packages/package-dates.rules'

type Facts = Parameters<typeof packageDueAt>[0]

const due_at = '2026-11-17T21:00:00.000Z'

const outgoing = (overrides: Partial<Facts> = {}): Facts => ({
  package_type: 'regular',
  delivery_status: 'SEPARATION',
  request_date: '2026-11-01',
  production_eta: null,
  delivery_eta: null,
  delivery_date: null,
  order: { stage_name: 'PACKAGING', due_at },
  ...overrides,
})

describe('the day on which a package is due', () => {
  it.each([
    ['its delivery forecast', { delivery_eta: '2026-11-30', production_eta: '2026-11-25' }, '2026-11-30'],
    ['its production forecast without one', { production_eta: '2026-11-25' }, '2026-11-25'],
    ['the deadline of its order without any', {}, due_at],
    ['open while the order is about something else', { order: { stage_name: 'DOC_ANALYSIS', due_at } }, null],
    ['open where nothing is due', { order: { stage_name: 'PACKAGING', due_at: null } }, null],
    ['over once delivered', { delivery_status: 'DELIVERED', delivery_eta: '2026-11-30' }, null],
    ['over once cancelled', { delivery_status: 'CANCELED', delivery_eta: '2026-11-30' }, null],
  ] as const)('is %s', (_, facts, day) => {
    expect(packageDueAt(outgoing(facts))).toBe(day)
  })
})

describe('the day on which the next step of a return is due', () => {
  it.each([
    ['a week after the request until it is collected', { delivery_status: 'AWAITING_RETURN' }, '2026-11-08'],
    ['its expected day where there is one', { delivery_status: 'STOPPED', delivery_eta: '2026-11-20' }, '2026-11-20'],
    ['its expected day on the way', { delivery_status: 'EQUIPMENT_RETURN', delivery_eta: '2026-11-20' }, '2026-11-20'],
    ['open on the way without one', { delivery_status: 'EQUIPMENT_RETURN' }, null],
    [
      'three days after the receipt, whatever was expected',
      { delivery_status: 'APPRAISAL', delivery_eta: '2026-11-20', delivery_date: '2026-11-25' },
      '2026-11-28',
    ],
    ['over once everything is appraised', { delivery_status: 'DESTINATION', delivery_eta: '2026-11-20' }, null],
    ['over once cancelled', { delivery_status: 'CANCELED' }, null],
  ] as const)('is %s', (_, facts, day) => {
    const order = { stage_name: 'RETURNING', due_at } as const
    expect(packageDueAt(outgoing({ package_type: 'return', order, ...facts }))).toBe(day)
  })
})
