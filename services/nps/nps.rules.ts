/** The scores of the rating question, 0 to 10 (specification, section 9). */
export const SCORES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** What a score may be explained with (specification, section 2). */
export const REASONS = ['Atendimento', 'SLA', 'Equipamentos', 'Serviço', 'Negociação/contrato'] as const

export type Reason = (typeof REASONS)[number]

/** Who has been asked is left in peace for so many days. */
export const COOLDOWN_DAYS = 90

/**
 * The feedback as the specification words it (section 4): 'Motivo: <reasons>; Comentário: <comment>', the reasons in the
 * order of the question, whatever order they were ticked in.
 */
export function feedbackText(reasons: readonly Reason[], comment: string): string {
  const named = REASONS.filter((reason) => reasons.includes(reason)).join(', ')
  return `Motivo: ${named}; Comentário: ${comment.trim()}`
}
