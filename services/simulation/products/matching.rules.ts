/**
 * A product matches the answer with any of these properties, replacements (`replace_ids`) included; `name` has the chosen
 * ones: '14 pol. ou 16 pol.'.
 */
export type Answer = { name: string; accepted: ReadonlySet<number> }

export type Match = 'fits' | 'similar' | 'other'

type ChosenProperty = { id: number; name: string; propertyTypeId: number; replacedByIds: readonly number[] }

/** Groups chosen properties by type: one property of each type has to match. */
export function groupAnswers(chosen: readonly ChosenProperty[]): Answer[] {
  const byType = Map.groupBy(chosen, ({ propertyTypeId }) => propertyTypeId)
  return [...byType.values()].map((properties) => ({
    name: properties.map(({ name }) => name).join(' ou '),
    accepted: new Set(properties.flatMap(({ id, replacedByIds }) => [id, ...replacedByIds])),
  }))
}

/** The answers that a product does not meet. */
export const missedAnswers = (propertyIds: readonly number[], answers: readonly Answer[]): Answer[] =>
  answers.filter(({ accepted }) => !propertyIds.some((id) => accepted.has(id)))

/** `fits` matches every answer, `similar` misses exactly one (`allow_similar`), `other` misses more. */
export function matchOf(propertyIds: readonly number[], answers: readonly Answer[]): Match {
  const missed = missedAnswers(propertyIds, answers).length
  if (missed === 0) return 'fits'
  return missed === 1 ? 'similar' : 'other'
}
