/** What a report holds against somebody, by kind (specification, section 3). */
export const NEGATIVE_KINDS = ['refin', 'pefin', 'overdue', 'bankruptcy', 'lawsuit', 'protest', 'cheque'] as const

export type NegativeKind = (typeof NEGATIVE_KINDS)[number]
