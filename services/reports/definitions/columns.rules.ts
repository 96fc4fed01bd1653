import type { ReportColumn } from '../report-definition.rules'

// The usual columns of reports; what else a column needs is spread beside them.

/** A number of things, with a total. */
export const count = (key: string, label: string): ReportColumn => ({ key, label, unit: 'number', summed: true })

/** An amount of money, with a total. */
export const money = (key: string, label: string): ReportColumn => ({ key, label, unit: 'money', summed: true })

/** The percentage of one count in another, of each row and of the totals. */
export const share = (key: string, label: string, of: string, by: string): ReportColumn => ({
  ...{ key, label, unit: 'percent' },
  quotient: { of, by },
})
