/** By what the products may be sorted. */
export const PRODUCT_ORDERINGS = ['name', '-name', 'price', '-price', 'created_at', '-created_at'] as const

export type ProductOrdering = (typeof PRODUCT_ORDERINGS)[number]
