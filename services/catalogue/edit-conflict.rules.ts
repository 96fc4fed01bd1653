/** What a 409 brings when a thing has another version by now: under its name the thing as it is, and who made it so. */
export type EditConflict<Name extends string, Thing> = Record<Name, Thing> & { changed_by: string; changed_at: string }

/** A field that differs between two states of a thing: what it was and is, in words. */
export type Difference = { name: string; field: string; before: string; after: string }

/** A field as its form calls it, and what it says in a state of the thing; `names` are what ids are called. */
export type DescribedField<State, Names> = {
  name: string
  field: string
  text: (state: State, names: Names) => string
}

type BeforeAfter<State> = { before: State; after: State }

/** What differs between two states, field by field; what neither says differs in nothing. */
export const differencesOf = <State, Names>(
  fields: readonly DescribedField<State, Names>[],
  { before, after }: BeforeAfter<State>,
  names: Names,
): Difference[] =>
  fields
    .map(({ name, field, text }) => ({
      name,
      field,
      before: text(before, names) || NOT_GIVEN,
      after: text(after, names) || NOT_GIVEN,
    }))
    .filter((difference) => difference.before !== difference.after)

const NOT_GIVEN = 'não informado'

type NamedThing = { id?: number; name: string }

/** What is no longer there has only its number left. */
export const nameOf = (things: readonly NamedThing[] | undefined, id: number): string =>
  things?.find((thing) => thing.id === id)?.name ?? `nº ${String(id)}`

/** Lists of ids have no order. */
export const joinNames = (things: readonly NamedThing[] | undefined, ids: readonly number[]): string =>
  [...ids]
    .sort((a, b) => a - b)
    .map((id) => nameOf(things, id))
    .join(', ')

/** What another person changed, and what one has typed in the same place, where that is something else. */
export type TheirChange = Difference & { mine: string | null }

/** A form as it began, as it would begin now, and what is in it. */
export type FormVersions<Form> = { was: Form; theirs: Form; mine: Form }

/** What somebody else changed while the form was open, in the words of `differences`. */
export function theirChanges<Form>(
  { was, theirs, mine }: FormVersions<Form>,
  differences: (before: Form, after: Form) => Difference[],
): TheirChange[] {
  const typed = new Map(differences(was, mine).map(({ name, after }) => [name, after]))
  return differences(was, theirs).map((change) => {
    const own = typed.get(change.name)
    return { ...change, mine: own === undefined || own === change.after ? null : own }
  })
}

/** The form with what the other changed, but for the fields that one has changed oneself: nothing typed is lost. */
export function mergeForms<Form extends object>({ was, theirs, mine }: FormVersions<Form>): Form {
  const isMine = (name: keyof Form): boolean => JSON.stringify(mine[name]) !== JSON.stringify(was[name])
  const names = Object.keys(mine) as (keyof Form)[]
  return Object.fromEntries(names.map((name) => [name, isMine(name) ? mine[name] : theirs[name]])) as Form
}
