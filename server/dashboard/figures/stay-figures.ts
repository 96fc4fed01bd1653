import { addStay, noStays, type StaySums } from '@/services/dashboard/stays.rules'
import type { Figure } from './figures.repository'
import type { StayOfSeller } from './order-figures.repository'

export type BySeller = { sellerId: number | null }

/** The rows of each seller, and all of them without a seller. */
export const groupsOf = <Row extends BySeller>(rows: readonly Row[]): [number | null, readonly Row[]][] => [
  [null, rows],
  ...Map.groupBy(
    rows.filter(({ sellerId }) => sellerId !== null),
    ({ sellerId }) => sellerId,
  ),
]

/**
 * Of the stays that ended in a month, by seller and stage: how many, how long in all, how many had a deadline and how many were
 * late.
 * @param hasSpread also how many took so many tenths of a business day
 */
export const stayFigures = (stays: readonly StayOfSeller[], hasSpread: boolean): Figure[] =>
  groupsOf(stays).flatMap(([sellerId, own]) =>
    [...Map.groupBy(own, ({ stage }) => stage)].flatMap(([stage, ended]): Figure[] => {
      const sums = noStays()
      for (const stay of ended) addStay(sums, stay)
      const figure = { sellerId, dimension: stage }
      return [
        { ...figure, key: 'stage_stays', value: String(sums.stays) },
        { ...figure, key: 'stage_minutes', value: String(sums.minutes) },
        { ...figure, key: 'stage_due', value: String(sums.due) },
        { ...figure, key: 'stage_late', value: String(sums.late) },
        ...(hasSpread
          ? spreadOf(sums).map((one) => ({ ...one, sellerId, dimension: `${stage}:${one.dimension}` }))
          : []),
      ]
    }),
  )

const spreadOf = ({ spread }: StaySums) =>
  [...spread].map(([tenths, count]) => ({
    key: 'stage_spread' as const,
    dimension: String(tenths),
    value: String(count),
  }))
