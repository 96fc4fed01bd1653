import { bestPolicy, DEFAULT_POLICY, policyOf, type TicketPolicy } from '@/services/tickets/policy.rules'

const policy = (overrides: Partial<TicketPolicy>): TicketPolicy => ({ ...DEFAULT_POLICY, ...overrides })

const OPEN = { supportCalendar: null, firstResponseMinutes: null, resolutionMinutes: null, exchangeBusinessDays: null }

describe('the policy of a service package', () => {
  it('is what the package promises', () => {
    const promise = {
      supportCalendar: 'extended',
      firstResponseMinutes: 60,
      resolutionMinutes: 540,
      exchangeBusinessDays: 1,
    } as const

    expect(policyOf({ name: 'Gestão', ...promise })).toEqual({
      name: 'Gestão',
      calendar: 'extended',
      first_response_minutes: 60,
      resolution_minutes: 540,
      exchange_business_days: 1,
    })
  })

  it("is the platform's own where the package leaves it open, field by field", () => {
    expect(policyOf({ name: 'Novo', ...OPEN })).toEqual(policy({ name: 'Novo' }))
    expect(policyOf({ name: 'Novo', ...OPEN, exchangeBusinessDays: 2 })).toEqual(
      policy({ name: 'Novo', exchange_business_days: 2 }),
    )
  })
})

describe('the best of several policies', () => {
  it.each<[string, Partial<TicketPolicy>, Partial<TicketPolicy>]>([
    [
      'the quickest first response',
      { first_response_minutes: 60, resolution_minutes: 9_000 },
      { first_response_minutes: 61 },
    ],
    ['then the longer hours', { calendar: 'extended', resolution_minutes: 9_000 }, {}],
    [
      'then the quickest resolution',
      { resolution_minutes: 539, exchange_business_days: 9 },
      { resolution_minutes: 540 },
    ],
    ['then the quickest exchange', { exchange_business_days: 1 }, { exchange_business_days: 2 }],
  ])('has %s', (_, best, other) => {
    expect(bestPolicy([policy(other), policy(best)])).toEqual(policy(best))
    expect(bestPolicy([policy(best), policy(other)])).toEqual(policy(best))
  })

  it('is none without any', () => {
    expect(bestPolicy([])).toBeUndefined()
  })
})
