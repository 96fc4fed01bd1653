/** What a report holds against somebody, by kind (specification, section 3). */
export const NEGATIVE_KINDS = ['refin', 'pefin', 'overdue', 'bankruptcy', 'lawsuit', 'protest', 'cheque'] as const

export type NegativeKind = (typeof NEGATIVE_KINDS)[number]

type Counted = { count: number | null }

/** How many entries were found in all, and how many kinds nobody looked at: these are not known to be clean. */
export const countNegatives = (entries: readonly Counted[]): { found: number; unseen: number } => ({
  found: entries.reduce((sum, { count }) => sum + (count ?? 0), 0),
  unseen: entries.filter(({ count }) => count === null).length,
})
