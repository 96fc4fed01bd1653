import fc from 'fast-check'
import {
  formatAmount,
  formatBytes,
  formatCep,
  formatCnpj,
  formatCpf,
  formatDateTime,
  formatDay,
  formatDayShort,
  formatDeadline,
  formatDue,
  formatList,
  formatLongDay,
  formatLongMonth,
  formatMoment,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatPhone,
  formatRelative,
  formatTime,
  isPastDue,
  maskCpf,
  toCents,
  toDay,
} from '@/services/format/format.rules'

describe('money', () => {
  it.each([
    ['6900.00', 'R$\u00A06.900,00'],
    ['1499.9', 'R$\u00A01.499,90'],
    ['0', 'R$\u00A00,00'],
    ['9999999999.99', 'R$\u00A09.999.999.999,99'],
    [54180, 'R$\u00A0541,80'],
    ['-170.00', '\u2212\u2009R$\u00A0170,00'],
  ])('writes %s as %s', (value, text) => expect(formatMoney(value)).toBe(text))

  it('groups the digits of every amount and number as the standard library does', () => {
    const amounts = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })
    const numbers = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
        expect(formatAmount(value)).toBe(amounts.format(Math.abs(value) / 100))
        expect(formatNumber(value)).toBe(numbers.format(value))
      }),
    )
  })

  it('names days, months and hours in São Paulo as the standard library does', () => {
    const inZone = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', ...options })
    const day = inZone({ year: 'numeric', month: '2-digit', day: '2-digit' })
    const clock = inZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    const longDay = inZone({ weekday: 'long', day: 'numeric', month: 'long' })
    const month = inZone({ month: 'long', year: 'numeric' })
    // Since the last summer time.
    const instants = fc.date({ min: new Date('2019-02-18'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, (at) => {
        expect(formatDay(at)).toBe(day.format(at))
        expect(formatTime(at)).toBe(clock.format(at))
        expect(formatLongDay(at)).toBe(longDay.format(at))
        expect(formatLongMonth(toDay(at))).toBe(month.format(at))
      }),
      { numRuns: 1000 },
    )
  })

  it('lists things as the standard library does', () => {
    const list = new Intl.ListFormat('pt-BR')
    for (const things of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])
      expect(formatList(things)).toBe(list.format(things))
  })

  it('never loses a cent to floating point', () => {
    expect(toCents('0.29')).toBe(29)
    expect(toCents('1.005')).toBe(100)
    expect(toCents('-0.07')).toBe(-7)
    expect(toCents('abc')).toBeNaN()
  })
})

describe('a percentage', () => {
  it.each([
    [8.29, '8,29%'],
    [50, '50%'],
    [33.333, '33,33%'],
    [0, '0%'],
  ])('of %d is written %s', (percent, text) => expect(formatPercent(percent)).toBe(text))
})

describe('days and times in São Paulo', () => {
  const now = new Date('2026-11-19T15:00:00Z')

  it('show half past two in UTC as the day before', () => {
    expect(toDay('2026-11-21T02:30:00Z')).toBe('2026-11-20')
    expect(formatDay('2026-11-21T02:30:00Z')).toBe('20/11/2026')
    expect(formatDateTime('2026-11-21T02:30:00Z')).toBe('20/11/2026 23:30')
  })

  it('keep a day without a time as it is', () => expect(formatDay('2026-11-24')).toBe('24/11/2026'))

  it('include months, long days and deadlines with their weekday', () => {
    expect(formatMonth('2028-08-14')).toBe('08/2028')
    expect(formatLongDay('2026-11-19')).toBe('quinta-feira, 19 de novembro')
    expect(formatDeadline('2026-11-24T21:00:00Z', now)).toBe('terça, 24/11, às 18h')
    expect(formatDeadline('2026-11-24T21:30:00Z', now)).toBe('terça, 24/11, às 18h30')
    expect(formatDeadline('2026-11-21', now)).toBe('sábado, 21/11')
  })

  it.each([
    ['2026-11-19', '19/11'],
    ['2026-01-01', '01/01'],
    ['2025-12-31', '31/12/2025'],
    ['2027-01-04', '04/01/2027'],
    // Still the old year in São Paulo.
    ['2027-01-01T02:00:00Z', '31/12'],
  ])('name the year of %s only when it is not the current one: %s', (day, text) => {
    expect(formatDayShort(day, now)).toBe(text)
    expect(formatDeadline(day, now)).toContain(text)
  })

  it.each([
    ['2026-11-19T15:00:30Z', 'hoje, 12:00'],
    ['2026-11-19T15:00:00Z', 'agora'],
    ['2026-11-19T14:59:01Z', 'agora'],
    ['2026-11-19T14:59:00Z', 'há 1 min'],
    ['2026-11-19T14:48:00Z', 'há 12 min'],
    ['2026-11-19T14:00:01Z', 'há 59 min'],
    ['2026-11-19T14:00:00Z', 'há 1 h'],
    ['2026-11-19T10:00:00Z', 'há 5 h'],
    ['2026-11-18T21:04:00Z', 'ontem, 18:04'],
    ['2026-11-17T13:02:00Z', '17/11, 10:02'],
    ['2025-12-31T13:02:00Z', '31/12/2025, 10:02'],
  ])('show how long ago %s was: %s', (at, text) => expect(formatRelative(at, now)).toBe(text))

  it('show today with the time in a history', () =>
    expect(formatMoment('2026-11-19T12:42:00Z', now)).toBe('hoje, 09:42'))

  it.each([
    ['2026-11-19', 'hoje'],
    ['2026-11-18', 'ontem'],
    ['2026-11-17', '17/11'],
  ])('show the day %s without an hour, %s', (day, text) => expect(formatMoment(day, now)).toBe(text))

  it.each([
    ['2026-11-17', '2 dias de atraso', 'late'],
    ['2026-11-18', '1 dia de atraso', 'late'],
    ['2026-11-19', 'hoje', 'soon'],
    ['2026-11-20', 'amanhã', 'soon'],
    ['2026-11-21T02:30:00Z', 'amanhã', 'soon'],
    ['2026-11-24', 'em 5 dias', 'plain'],
  ])('show the deadline %s as %s (%s)', (due, text, tone) => expect(formatDue(due, now)).toEqual({ text, tone }))
})

describe('lateness', () => {
  const closing = '2026-11-19T18:00:00-03:00'

  it.each([
    ['an instant', closing, '2026-11-19T09:00:00-03:00', 'hoje'],
    ['an instant', closing, '2026-11-19T17:59:59-03:00', 'hoje'],
    ['an instant', closing, '2026-11-19T18:00:00-03:00', 'venceu hoje'],
    ['an instant', closing, '2026-11-19T19:00:00-03:00', 'venceu hoje'],
    ['an instant', closing, '2026-11-19T23:59:00-03:00', 'venceu hoje'],
    ['an instant', closing, '2026-11-20T00:01:00-03:00', '1 dia de atraso'],
    ['an instant', closing, '2026-11-18T19:00:00-03:00', 'amanhã'],
    ['a day', '2026-11-19', '2026-11-19T19:00:00-03:00', 'hoje'],
    ['a day', '2026-11-19', '2026-11-19T23:59:00-03:00', 'hoje'],
    ['a day', '2026-11-19', '2026-11-20T00:01:00-03:00', '1 dia de atraso'],
  ])('of %s: %s is at %s %s', (_, due, at, text) => {
    const now = new Date(at)
    expect(formatDue(due, now).text).toBe(text)
    const late = text === 'venceu hoje' || text.endsWith('de atraso')
    expect(isPastDue(due, now)).toBe(late)
    expect(formatDue(due, now).tone === 'late').toBe(late)
  })
})

describe('sizes', () => {
  it.each([
    [312, '312 B'],
    [640_000, '640 kB'],
    [999_999, '1 MB'],
    [4_200_000, '4,2 MB'],
    [20_000_000, '20 MB'],
  ])('writes %d bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))
})

describe('Brazilian numbers', () => {
  it.each([
    ['12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['12.abc.345/01de-35', '12.ABC.345/01DE-35'],
    ['11222333000181', '11.222.333/0001-81'],
    ['BRLOC001000108', 'BR.LOC.001/0001-08'],
    ['11222', '11222'],
  ])('masks the CNPJ %s', (bare, text) => expect(formatCnpj(bare)).toBe(text))

  it('masks CPF, CEP and phone, and keeps any other text as it is', () => {
    expect(formatCpf('52998224725')).toBe('529.982.247-25')
    for (const cpf of ['48416844330', '484.168.443-30', '***.168.443-**']) expect(maskCpf(cpf)).toBe('***.168.443-**')
    expect(formatCep('01310200')).toBe('01310-200')
    expect(formatPhone('+5511987654321')).toBe('(11) 98765-4321')
    expect(formatPhone('1133334444')).toBe('(11) 3333-4444')
    expect(formatPhone('190')).toBe('190')
  })
})

it.each([
  [['uma pergunta'], undefined, 'uma pergunta'],
  [['uma pergunta', 'um plano', 'um pacote'], undefined, 'uma pergunta, um plano e um pacote'],
  [['Atlântica', 'Aroeira', 'Cedro', 'Ipê', 'Jatobá'], 3, 'Atlântica, Aroeira, Cedro e mais 2'],
  [['Atlântica', 'Aroeira'], 3, 'Atlântica e Aroeira'],
])('lists %j, at most %s by name', (things, most, text) => {
  expect(formatList(things, most)).toBe(text)
})
