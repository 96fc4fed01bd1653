/** A field that differs between two states of a thing: what it was and is, in words. */
export type Difference = { name: string; field: string; before: string; after: string }

/** A field as its form calls it, and what it says in a state of the thing; `names` are what ids are called. */
export type WordedField<State, Names> = {
  name: string
  field: string
  text: (state: State, names: Names) => string
}

type States<State> = { before: State; after: State }

/** What differs between two states, field by field; what neither says differs in nothing. */
export const differencesOf = <State, Names>(
  fields: readonly WordedField<State, Names>[],
  { before, after }: States<State>,
  names: Names,
): Difference[] =>
  fields
    .map(({ name, field, text }) => ({
      name,
      field,
      before: text(before, names) || NOTHING,
      after: text(after, names) || NOTHING,
    }))
    .filter((difference) => difference.before !== difference.after)

const NOTHING = 'não informado'

type Named = { id: number; name: string }

/** What is no longer there has only its number left. */
export const nameOf = (things: readonly Named[] | undefined, id: number): string =>
  things?.find((thing) => thing.id === id)?.name ?? `nº ${String(id)}`

/** Lists of ids have no order. */
export const namesOf = (things: readonly Named[] | undefined, ids: readonly number[]): string =>
  [...ids]
    .sort((a, b) => a - b)
    .map((id) => nameOf(things, id))
    .join(', ')
