const oneDigit = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** `4,6`; a dash without ratings. */
export const oneDecimal = (average: number | null): string => (average === null ? '—' : oneDigit.format(average))
