export const COMPANY_ORDERINGS = ['corporate_name', '-corporate_name', 'created_at', '-created_at'] as const

export type CompanyOrdering = (typeof COMPANY_ORDERINGS)[number]

/**
 * True when the company switcher's search matches a company: the corporate name, case-insensitively, must start with
 * the typed text (specification, section 5).
 */
export const nameStartsWith = (corporateName: string, text: string): boolean =>
  corporateName.toLocaleLowerCase('pt-BR').startsWith(text.trim().toLocaleLowerCase('pt-BR'))
