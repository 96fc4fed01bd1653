import fc from 'fast-check'
import { formatDocument, parseDocument } from '@/services/credit/credit-document.rules'
import { FAILURE_CODES, isSlow, mayBeCharged, queryProgress } from '@/services/credit/credit-query.rules'
import { isReusable, reusableUntil, REUSE_DAYS } from '@/services/credit/credit-reuse.rules'
import { unseenLabel } from '@/services/credit/credit-texts.rules'
import { exposureOf } from '@/services/credit/exposure.rules'
import {
  classifyScore,
  DEFAULT_RISK_TABLE,
  parseDefaultRate,
  parseRiskTable,
  RISK_CLASSES,
} from '@/services/credit/risk-classes.rules'
import { the } from '@/tests/factories/the'

const table = the([parseRiskTable(DEFAULT_RISK_TABLE)].filter((one) => one !== null))

describe('the document of a credit query', () => {
  it.each([
    ['11.222.333/0001-81', 'cnpj', '11222333000181'],
    ['12.abc.345/01de-35', 'cnpj', '12ABC34501DE35'],
    ['529.982.247-25', 'cpf', '52998224725'],
    ['11144477735', 'cpf', '11144477735'],
  ])('%s is a %s', (text, kind, document) => {
    expect(parseDocument(text)).toEqual({ kind, document })
  })

  it.each(['', '11222333000182', '00000000000000', '52998224724', '111.111.111-11', '5299822472', '12*ABC34501DE35'])(
    '%p is not one',
    (text) => {
      expect(parseDocument(text)).toBeNull()
    },
  )

  it('is shown with its mask', () => {
    expect(formatDocument({ kind: 'cnpj', document: '12ABC34501DE35' })).toBe('12.ABC.345/01DE-35')
    expect(formatDocument({ kind: 'cpf', document: '52998224725' })).toBe('529.982.247-25')
  })
})

describe('the class of a score', () => {
  it.each([
    [1000, 'minimal', 15_000_000],
    [900, 'minimal', 15_000_000],
    [899, 'very_low', 10_000_000],
    [800, 'very_low', 10_000_000],
    [799, 'low', 6_000_000],
    [650, 'low', 6_000_000],
    [649, 'medium', 3_000_000],
    [500, 'medium', 3_000_000],
    [499, 'considerable', 1_200_000],
    [350, 'considerable', 1_200_000],
    [349, 'relevant', 400_000],
    [200, 'relevant', 400_000],
    [199, 'imminent', 0],
    [1, 'imminent', 0],
  ])('of %i is %s, with its limit', (score, risk, limitCents) => {
    expect(classifyScore(score, table)).toEqual({ risk, limitCents, tableVersion: '2026-1' })
  })

  it('is unclassified without a score, and without a limit', () => {
    expect(classifyScore(null, table)).toEqual({ risk: 'unclassified', limitCents: null, tableVersion: '2026-1' })
  })

  it('never gets worse, nor its limit smaller, with a higher score', () => {
    const score = fc.integer({ min: 0, max: 1000 })
    fc.assert(
      fc.property(score, score, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((value) => classifyScore(value, table))
        const rank = (verdict = low) => RISK_CLASSES.indexOf(verdict?.risk ?? 'unclassified')
        return rank(high) <= rank(low) && (high?.limitCents ?? 0) >= (low?.limitCents ?? 0)
      }),
    )
  })
})

describe('the table of classes', () => {
  it('can be replaced by another one with its own version', () => {
    const other = parseRiskTable('2027-2:950=9,850=8,700=7,550=6,400=5,250=4')
    expect(other && classifyScore(940, other)).toEqual({ risk: 'very_low', limitCents: 800, tableVersion: '2027-2' })
  })

  it.each([
    ['has no version', '900=9,800=8,650=7,500=6,350=5,200=4'],
    ['lacks a band', '1:900=9,800=8,650=7,500=6,350=5'],
    ['has one too many', '1:900=9,800=8,650=7,500=6,350=5,200=4,100=3'],
    ['has bands that do not fall', '1:900=9,900=8,650=7,500=6,350=5,200=4'],
    ['gives a higher limit to a worse class', '1:900=9,800=10,650=7,500=6,350=5,200=4'],
    ['exceeds the scale', '1:1001=9,800=8,650=7,500=6,350=5,200=4'],
    ['has a limit that is not a number', '1:900=nine,800=8,650=7,500=6,350=5,200=4'],
  ])('that %s is refused', (_, text) => {
    expect(parseRiskTable(text)).toBeNull()
  })
})

describe('the limit against the monthly fees', () => {
  it.each([
    ['fits to the cent', { limitCents: 3_000_000, committedCents: 2_310_000, orderCents: 690_000 }, 0, 'fits'],
    ['leaves a remainder', { limitCents: 3_000_000, committedCents: 0, orderCents: 690_000 }, 2_310_000, 'fits'],
    ['is exceeded by a cent', { limitCents: 2_999_999, committedCents: 2_310_000, orderCents: 690_000 }, -1, 'exceeds'],
    ['of zero is always exceeded', { limitCents: 0, committedCents: 0, orderCents: 1 }, -1, 'exceeds'],
    ['is unknown', { limitCents: null, committedCents: 5, orderCents: 1 }, null, 'no_limit'],
  ])('%s', (_, sums, remainingCents, verdict) => {
    const totalCents = sums.committedCents + sums.orderCents
    expect(exposureOf(sums)).toEqual({ totalCents, remainingCents, verdict })
  })
})

describe('a credit report', () => {
  const came = new Date('2026-11-21T12:00:00Z')

  it(`can be reused for exactly ${String(REUSE_DAYS)} days`, () => {
    const until = reusableUntil(came)
    expect(until.toISOString()).toBe('2026-12-21T12:00:00.000Z')
    expect(isReusable(until, new Date('2026-12-21T11:59:59Z'))).toBe(true)
    expect(isReusable(until.toISOString(), new Date('2026-12-21T12:00:00Z'))).toBe(false)
    expect(isReusable(null, came)).toBe(false)
  })
})

describe('the default probability', () => {
  it.each([
    ['10000', 100],
    ['0230', 2.3],
    ['6.2', 6.2],
    ['6,25%', 6.25],
    [12.345, 12.35],
    [0, 0],
    ['', null],
    ['abc', null],
    [-1, null],
    [101, null],
    [undefined, null],
  ])('%p reads as %p percent', (sent, percent) => {
    expect(parseDefaultRate(sent)).toBe(percent)
  })
})

describe('a query in progress', () => {
  const waiting = { requested_at: '2026-11-21T12:00:00Z', expected_at: '2026-11-21T12:01:00Z' }
  const at = (time: string) => new Date(`2026-11-21T${time}Z`)

  it.each([
    ['11:59:50', 0],
    ['12:00:00', 0],
    ['12:00:30', 48],
    ['12:01:00', 95],
    ['12:05:00', 95],
  ])('at %s is %i%% done, never complete', (time, progress) => {
    expect(queryProgress(waiting, at(time))).toBe(progress)
  })

  it('is slow once it is more than half a minute late', () => {
    expect(isSlow(waiting, at('12:01:30'))).toBe(false)
    expect(isSlow(waiting, at('12:01:30.001'))).toBe(true)
  })

  it('labels the kinds that were not queried by their number', () => {
    expect([unseenLabel(1), unseenLabel(2)]).toEqual(['1 tipo não consultado', '2 tipos não consultados'])
  })

  it('may have been charged only if the bureau may have processed it', () => {
    expect(FAILURE_CODES.filter(mayBeCharged)).toEqual(['timeout', 'unreadable', 'interrupted'])
  })
})
