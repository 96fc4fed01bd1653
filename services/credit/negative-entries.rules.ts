/** The kinds of negative entries in a report (specification, section 3). */
export const NEGATIVE_KINDS = ['refin', 'pefin', 'overdue', 'bankruptcy', 'lawsuit', 'protest', 'cheque'] as const

export type NegativeKind = (typeof NEGATIVE_KINDS)[number]

type Counted = { count: number | null }

/** The total number of entries, and the number of kinds that were not checked: these are not known to be clean. */
export const countNegatives = (entries: readonly Counted[]): { found: number; unseen: number } => ({
  found: entries.reduce((sum, { count }) => sum + (count ?? 0), 0),
  unseen: entries.filter(({ count }) => count === null).length,
})
