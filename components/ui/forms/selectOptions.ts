type Named = { id: number; name: string }
type Company = { id: number; corporate_name: string }
type Option = { value: string; label: string }

/** Filter options; always includes the chosen one, even without matching rows. */
export function toSelectOptions(choices: readonly Named[], chosen: string | null = null): Option[] {
  const options = choices.map(({ id, name }) => ({ value: String(id), label: name }))
  const isKnown = chosen === null || options.some(({ value }) => value === chosen)
  return isKnown ? options : [...options, { value: chosen, label: 'escolhida' }]
}

export const companyOptions = (companies: readonly Company[], chosen: string | null): Option[] =>
  toSelectOptions(
    companies.map(({ id, corporate_name }) => ({ id, name: corporate_name })),
    chosen,
  )
