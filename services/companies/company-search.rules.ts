/**
 * True for a company that the switcher's search finds: the corporate name, case-insensitively, must start with the typed
 * text (specification, section 5).
 */
export const nameStartsWith = (corporateName: string, text: string): boolean =>
  corporateName.toLocaleLowerCase('pt-BR').startsWith(text.trim().toLocaleLowerCase('pt-BR'))
