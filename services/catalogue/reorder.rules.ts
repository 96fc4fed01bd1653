import type { ServicePackageChoice } from './service-packages/service-packages.schema'

/** A list with one of its items moved one position towards the start (-1) or the end (1). */
export function moveItem<Item>(items: readonly Item[], from: number, by: -1 | 1): Item[] {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, from + by), ...items.slice(from, from + 1), ...rest.slice(from + by)]
}

/** The ids of a simulator's packages with one moved up (-1) or down (1); null when it is already at that end. */
export function reorderedIds(simulator: ServicePackageChoice | undefined, id: number, by: -1 | 1): number[] | null {
  const ids = simulator?.packages.map((one) => one.id) ?? []
  const at = ids.indexOf(id)
  return at < 0 || ids[at + by] === undefined ? null : moveItem(ids, at, by)
}
