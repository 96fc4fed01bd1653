import { array, type InferType, mixed, number, object, string, ValidationError } from 'yup'
import type { NegativeEntries } from '@/services/credit/credit.schema'
import type { NegativeKind } from '@/services/credit/negative-entries.rules'
import { MAX_SCORE, parseDefaultRate } from '@/services/credit/risk-classes.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { BureauFailure, type BureauReport } from './provider'

const text = () => string().nullable()
const amount = () => number().nullable()

const entry = object({
  occurrenceDate: text(),
  amount: amount(),
  creditorName: text(),
  bankName: text(),
  officeNumber: text(),
  distributor: text(),
})

/** The entries' field repeats the section's name. */
const section = (list: string) =>
  object({
    summary: object({ count: number().integer().min(0).nullable(), balance: amount() })
      .nullable()
      .default(null),
    entries: array(entry.required()).nullable().default(null),
  })
    .from(list, 'entries')
    .nullable()
    .default(null)

type Section = InferType<ReturnType<typeof section>>

const report = object({
  registration: object({
    companyName: text(),
    consumerName: text(),
    foundationDate: text(),
    birthDate: text(),
    statusRegistration: text(),
  })
    .nullable()
    .default(null),
  score: object({ score: number().nullable(), defaultRate: mixed<string | number>().nullable(), message: text() })
    .nullable()
    .default(null),
  negativeData: object({
    pefin: section('pefinResponse'),
    refin: section('refinResponse'),
    collectionRecords: section('collectionRecordsResponse'),
    check: section('checkResponse'),
    notary: section('notaryResponse'),
  })
    .default(undefined)
    .required(),
  facts: object({
    bankrupts: section('bankruptsResponse'),
    judgementFilings: section('judgementFilingsResponse'),
    inquiryCompanyResponse: object({ quantity: object({ actual: number().nullable() }).nullable().default(null) })
      .nullable()
      .default(null),
  })
    .nullable()
    .default(null),
  QSAReport: object({
    partnerCompleteReport: object({
      partnersList: array(
        object({
          name: string().required(),
          documentId: text(),
          participationPercentage: amount(),
          sinceDate: text(),
          restrictionSign: mixed<string | boolean>().nullable(),
        }).required(),
      ).nullable(),
    })
      .nullable()
      .default(null),
  })
    .nullable()
    .default(null),
})

const body = object({ reports: array(report.required()).min(1).required() })

type Report = InferType<typeof report>

/**
 * Converts the bureau's answer into our report. Counts come from `summary.count`, since the lists are truncated. Throws
 * `unreadable` for any other shape, so that it is not taken for a clean report.
 */
export function readAnswer(value: unknown): BureauReport {
  try {
    const [first] = body.validateSync(value).reports
    if (first) return toReport(first)
    throw new BureauFailure('unreadable', 'no report')
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new BureauFailure('unreadable', error.message)
  }
}

function toReport({ registration, score, negativeData, facts, QSAReport }: Report): BureauReport {
  const points = score?.score ?? null
  return {
    name: registration?.companyName ?? registration?.consumerName ?? null,
    registration_status: registration?.statusRegistration ?? null,
    founded_on: registration?.foundationDate ?? registration?.birthDate ?? null,
    // When there is no score, the bureau sends none, or 0 with a message that says why.
    score: points === null || points <= 0 ? null : Math.min(MAX_SCORE, Math.round(points)),
    default_rate: parseDefaultRate(score?.defaultRate),
    message: score?.message ?? null,
    negative_entries: [
      toEntries('refin', negativeData.refin),
      toEntries('pefin', negativeData.pefin),
      toEntries('overdue', negativeData.collectionRecords),
      toEntries('bankruptcy', facts?.bankrupts ?? null),
      toEntries('lawsuit', facts?.judgementFilings ?? null),
      toEntries('protest', negativeData.notary),
      toEntries('cheque', negativeData.check),
    ],
    partners: (QSAReport?.partnerCompleteReport?.partnersList ?? []).map((partner) => ({
      name: partner.name,
      document: partner.documentId ?? null,
      participation: partner.participationPercentage ?? null,
      since: partner.sinceDate ?? null,
      has_negative: toSign(partner.restrictionSign),
    })),
    inquiries: facts?.inquiryCompanyResponse?.quantity?.actual ?? null,
  }
}

/** Most entries shown of each kind; counts and sums cover all. */
const SHOWN = 10

function toEntries(kind: NegativeKind, section: Section): NegativeEntries {
  const { summary = null, entries = null } = section ?? {}
  return {
    kind,
    count: summary?.count ?? null,
    balance: toMoney(summary?.balance),
    items: (entries ?? []).slice(0, SHOWN).map((item) => ({
      date: item.occurrenceDate ?? null,
      amount: toMoney(item.amount),
      origin: item.creditorName ?? item.bankName ?? item.distributor ?? officeName(item.officeNumber),
    })),
  }
}

const officeName = (number?: string | null): string | null => (number ? `Cartório ${number}` : null)

/** Reais as a floating-point number, the bureau's format. */
const toMoney = (value?: number | null): string | null =>
  value === null || value === undefined ? null : toDecimal(Math.round(value * 100))

/** 'S', 'Y' or true for a partner with entries, 'N' or false for one without. */
function toSign(value?: string | boolean | null): boolean | null {
  if (typeof value === 'boolean') return value
  return value ? ['S', 'Y', 'SIM', 'TRUE'].includes(value.trim().toUpperCase()) : null
}
