/** The seven levels of the specification (section 4), the best first, and one for a missing score. */
export const RISK_CLASSES = [
  'minimal',
  'very_low',
  'low',
  'medium',
  'considerable',
  'relevant',
  'imminent',
  'unclassified',
] as const

export type RiskClass = (typeof RISK_CLASSES)[number]

/** Scores go from 0 to 1000. */
export const MAX_SCORE = 1000

/** The lowest score of a class, and the monthly limit of its companies, in cents. */
type RiskBand = { risk: RiskClass; from: number; limitCents: number }

/** A version and its bands, the best first. A score below the last one is imminent risk, without a limit. */
export type RiskTable = { version: string; bands: readonly RiskBand[] }

const BANDED = RISK_CLASSES.slice(0, 6)

/** The default of `CREDIT_RISK_TABLE`. */
export const DEFAULT_RISK_TABLE = '2026-1:900=150000,800=100000,650=60000,500=30000,350=12000,200=4000'

/**
 * Reads `version:score=limit,…`: six falling scores with the monthly limit of each in whole reais, from minimal to
 * relevant.
 * @returns null for an invalid table
 */
export function parseRiskTable(text: string): RiskTable | null {
  const [, version, list] = /^([\w.-]{1,20}):(.+)$/.exec(text.trim()) ?? []
  const bands = (list ?? '').split(',').map((pair, index) => parseBand(pair, BANDED[index]))
  if (!version || bands.length !== BANDED.length) return null
  const whole = bands.filter((band) => band !== null)
  const falls = whole.every(
    ({ from, limitCents }, index) =>
      index === 0 || (from < (whole[index - 1]?.from ?? 0) && limitCents <= (whole[index - 1]?.limitCents ?? 0)),
  )
  return whole.length === BANDED.length && falls ? { version, bands: whole } : null
}

function parseBand(pair: string, risk: RiskClass | undefined): RiskBand | null {
  const [, from, limit] = /^(\d{1,4})=(\d{1,8})$/.exec(pair.trim()) ?? []
  if (!risk || !from || !limit || Number(from) > MAX_SCORE || Number(from) === 0) return null
  return { risk, from: Number(from), limitCents: Number(limit) * 100 }
}

/** The result of a score by a table; the limit is in cents, null without a score. */
export type RiskVerdict = { risk: RiskClass; limitCents: number | null; tableVersion: string }

/** The class and monthly limit of a score. Without a score: 'Sem classificação', no limit. */
export function classifyScore(score: number | null, { version, bands }: RiskTable): RiskVerdict {
  if (score === null) return { risk: 'unclassified', limitCents: null, tableVersion: version }
  const band = bands.find(({ from }) => score >= from)
  return { risk: band?.risk ?? 'imminent', limitCents: band?.limitCents ?? 0, tableVersion: version }
}

/**
 * The default probability as a bureau writes it, in percent with at most two places: a text of digits only is in
 * hundredths of a percent (`"10000"` is 100%), a number or a text with a separator is already in percent.
 * @returns null for anything else, or outside of 0 to 100
 */
export function parseDefaultRate(value: unknown): number | null {
  if (typeof value === 'number') return inRange(value)
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (/^\d{1,5}$/.test(text)) return inRange(Number(text) / 100)
  return /^\d{1,3}[.,]\d+%?$/.test(text) ? inRange(Number(text.replace('%', '').replace(',', '.'))) : null
}

const inRange = (percent: number): number | null =>
  percent >= 0 && percent <= 100 ? Math.round(percent * 100) / 100 : null
