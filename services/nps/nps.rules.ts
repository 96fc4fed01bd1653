/** The scores of the NPS question. */
export const SCORES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** The reasons offered for a score. */
export const REASONS = ['Atendimento', 'SLA', 'Equipamentos', 'Serviço', 'Negociação/contrato'] as const

export type Reason = (typeof REASONS)[number]

/** Days after an answer before the user is asked again. */
export const COOLDOWN_DAYS = 90

/** The feedback as one text: 'Motivo: <reasons>; Comentário: <comment>', with the reasons in their usual order. */
export function feedbackText(reasons: readonly Reason[], comment: string): string {
  const named = REASONS.filter((reason) => reasons.includes(reason)).join(', ')
  return `Motivo: ${named}; Comentário: ${comment.trim()}`
}
