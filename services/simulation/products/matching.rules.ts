/** A product matches the answer with any of these properties, replacements (`replace_ids`) included. */
export type Answer = { accepted: ReadonlySet<number> }

export type Match = 'fits' | 'similar' | 'other'

type ChosenProperty = { id: number; propertyTypeId: number; replacedByIds: readonly number[] }

/** Groups chosen properties by type: one property of each type has to match. */
export function groupAnswers(chosen: readonly ChosenProperty[]): Answer[] {
  const byType = new Map<number, Set<number>>()
  for (const { id, propertyTypeId, replacedByIds } of chosen) {
    const accepted = byType.get(propertyTypeId) ?? new Set<number>()
    for (const one of [id, ...replacedByIds]) accepted.add(one)
    byType.set(propertyTypeId, accepted)
  }
  return [...byType.values()].map((accepted) => ({ accepted }))
}

/** `fits` matches every answer, `similar` misses exactly one (`allow_similar`), `other` misses more. */
export function matchOf(propertyIds: readonly number[], answers: readonly Answer[]): Match {
  const missed = answers.filter(({ accepted }) => !propertyIds.some((id) => accepted.has(id))).length
  if (missed === 0) return 'fits'
  return missed === 1 ? 'similar' : 'other'
}
