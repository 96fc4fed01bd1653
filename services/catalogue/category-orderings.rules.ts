/** By what the categories may be sorted; without one they stand by title. */
export const CATEGORY_ORDERINGS = ['title', '-title', 'products_count', '-products_count'] as const

export type CategoryOrdering = (typeof CATEGORY_ORDERINGS)[number]
