import { LAST_ID } from '@/services/config/id.schema'
import type { Names } from '@/services/http/cells.rules'
import { sameName } from '@/services/http/import.rules'
import { propertyCell } from './product-cells.rules'

/** A property that a file of products names and its type does not have yet; `id` stands for it until it is created. */
export type PropertyToCreate = { id: number; typeId: number; type: string; name: string }

const MAX_NAME = 80

/**
 * Finds properties by their cells (`Uso: Escritório`), and plans those that only their type's name is known of. The numbers
 * that stand for them come down from the last one that an id can have.
 */
export function planProperties(known: Names, types: readonly { id: number; name: string }[]) {
  const planned = new Map<string, PropertyToCreate>()
  const announced = new Set<number>()

  const plan = (text: string): PropertyToCreate | undefined => {
    const wanted = splitCell(text, types)
    if (!wanted) return undefined
    const key = sameName(propertyCell(wanted))
    const property = planned.get(key) ?? { id: LAST_ID - planned.size, ...wanted }
    planned.set(key, property)
    return property
  }

  const find: Names = (text) => {
    const ids = known(text)
    const property = ids.length === 0 ? plan(text) : undefined
    return property ? [property.id] : ids
  }

  /** Those of these ids that stand for a planned property, each the first time only. */
  const takeNew = (ids: readonly number[] = []): PropertyToCreate[] => {
    const fresh = [...planned.values()].filter(({ id }) => ids.includes(id) && !announced.has(id))
    for (const { id } of fresh) announced.add(id)
    return fresh
  }
  return { find, takeNew }
}

/** The type and the name of a cell whose type is known; a type's own name may have a colon. */
function splitCell(text: string, types: readonly { id: number; name: string }[]) {
  for (let at = text.indexOf(':'); at > 0; at = text.indexOf(':', at + 1)) {
    const [type, other] = types.filter(({ name }) => sameName(name) === sameName(text.slice(0, at)))
    const name = text.slice(at + 1).trim()
    if (type && !other && name !== '' && name.length <= MAX_NAME) return { typeId: type.id, type: type.name, name }
  }
  return undefined
}

/** What the report says of the properties that a line creates. */
export const newPropertiesNotice = (line: number, created: readonly PropertyToCreate[]): string =>
  created
    .map(
      (property) =>
        `A linha ${String(line)} cria a propriedade “${propertyCell(property)}”. Depois, escolha em que simuladores ela é resposta.`,
    )
    .join(' ')
