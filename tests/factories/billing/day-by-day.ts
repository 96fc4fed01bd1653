/**
 * A naive model of measuring, day by day and in BigInt, for generated tests. It knows nothing of stretches: each morning what
 * happens on the day happens, and whoever is in the position then is charged for the day.
 */

/** Something that happens to a position on the morning of a day, `YYYY-MM-DD`. */
export type Happening =
  | { on: string; what: 'delivered'; unit: string }
  | { on: string; what: 'exchanged'; unit: string; difference: number }
  | { on: string; what: 'gone'; unit: string }

/** One position; amounts in integer cents a month. In the order of the days. */
export type PositionScript = { rental: number; service: number; priced: boolean; happenings: Happening[] }

export type ValueScript = { from: string; value: number; kind: 'COUPON' | 'READJUSTMENT' }

type Kind = 'rental' | 'service'

export const daysOfMonth = (month: string): string[] => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}

/** Who is in the position on a day, and the fee that would be due of it then, whether or not somebody is. */
function standingOn({ happenings, rental, service }: PositionScript, day: string) {
  let unit: string | null = null
  let fee = rental
  for (const one of happenings) {
    if (one.what === 'exchanged' && one.on <= day) fee += one.difference
    if (one.on > day) continue
    if (one.what !== 'gone') unit = one.unit
    else if (unit === one.unit) unit = null
  }
  return { unit, fees: { rental: fee, service } }
}

const halfUp = (dividend: bigint, divisor: bigint): number => Number((2n * dividend + divisor) / (2n * divisor))

type DaysOfPosition = ReturnType<typeof standingOn>[]

/** What the days from one index to another cost: what the rounded sum of the month has grown by. */
function costOf(days: DaysOfPosition, kind: Kind, isCharged: (day: DaysOfPosition[number]) => boolean) {
  const charged = days.filter(isCharged).length
  const divisor = BigInt(charged === days.length ? charged : 30)
  const until = (index: number): number =>
    halfUp(
      days.slice(0, index).reduce((sum, day) => (isCharged(day) ? sum + BigInt(day.fees[kind]) : sum), 0n),
      divisor,
    )
  return (from: number, to: number): number => until(to) - until(from)
}

const isInUse = ({ unit }: DaysOfPosition[number]): boolean => unit !== null

export type ModelRow = { unit: string; days: number; startedOn: string; rental: number; service: number }

/** The rows of a month, by position and then by day. */
export function rowsByDay(positions: readonly PositionScript[], month: string): ModelRow[] {
  const calendar = daysOfMonth(month)
  return positions.flatMap((position) => {
    const days = calendar.map((day) => standingOn(position, day))
    const [rental, service] = [costOf(days, 'rental', isInUse), costOf(days, 'service', isInUse)]
    const units = [...new Set(days.flatMap(({ unit }) => unit ?? []))]
    return units.map((unit) => {
      const first = days.findIndex((day) => day.unit === unit)
      const end = days.findLastIndex((day) => day.unit === unit) + 1
      return {
        unit,
        days: end - first,
        startedOn: calendar[first] ?? '',
        rental: rental(first, end),
        service: service(first, end),
      }
    })
  })
}

/** What coupon and readjustments come to in a month, a line for each value that is due on some of its days. */
export function adjustmentsByDay(
  positions: readonly PositionScript[],
  values: readonly ValueScript[],
  month: string,
): number[] {
  const calendar = daysOfMonth(month)
  const all = positions.map((position) => calendar.map((day) => standingOn(position, day)))
  const cost = (from: number, to: number, isCharged: (day: DaysOfPosition[number]) => boolean): number =>
    all.reduce(
      (sum, days) => sum + costOf(days, 'rental', isCharged)(from, to) + costOf(days, 'service', isCharged)(from, to),
      0,
    )
  const full = BigInt(cost(0, calendar.length, () => true))
  return (['COUPON', 'READJUSTMENT'] as const).flatMap((kind) => {
    const current = calendar.map((day) => values.findLast((one) => one.kind === kind && one.from <= day))
    return [...new Set(current)].flatMap((one) => {
      if (!one || full === 0n) return []
      const measured = cost(current.indexOf(one), current.lastIndexOf(one) + 1, isInUse)
      const share = halfUp(BigInt(Math.abs(one.value)) * BigInt(measured), full)
      return share === 0 ? [] : [Math.sign(one.value) * share]
    })
  })
}
