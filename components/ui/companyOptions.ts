type Company = { id: number; corporate_name: string }

/** The companies that stand in a list, for its filter; one that was chosen is among them also when its rows are not there. */
export function companyOptions(companies: readonly (Company | null)[], chosen: string | null) {
  const known = new Map(companies.flatMap((company) => (company ? [[String(company.id), company.corporate_name]] : [])))
  if (chosen !== null && !known.has(chosen)) known.set(chosen, 'escolhida')
  return [...known]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'pt-BR'))
}
