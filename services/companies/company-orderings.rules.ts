/** By what the clients may be sorted. */
export const COMPANY_ORDERINGS = ['corporate_name', '-corporate_name', 'created_at', '-created_at'] as const

export type CompanyOrdering = (typeof COMPANY_ORDERINGS)[number]
