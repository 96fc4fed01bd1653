/** The data of a 409 after an edit conflict: the current record under the name of its kind, and who changed it. */
export type EditConflict<Name extends string, Thing> = Record<Name, Thing> & { changed_by: string; changed_at: string }

/** A field that differs between two versions of a record, as text. */
export type Difference = { name: string; field: string; before: string; after: string }

/** A field as its form labels it, and the text of its value; `names` resolve ids. */
export type DescribedField<State, Names> = {
  name: string
  field: string
  text: (state: State, names: Names) => string
}

type BeforeAfter<State> = { before: State; after: State }

/** The fields that differ between two versions; a field missing from both does not differ. */
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

/** The name of an id; a deleted record is shown by its number. */
export const nameOf = (things: readonly NamedThing[] | undefined, id: number): string =>
  things?.find((thing) => thing.id === id)?.name ?? `nº ${String(id)}`

/** The names of ids, in the order of the ids. */
export const joinNames = (things: readonly NamedThing[] | undefined, ids: readonly number[]): string =>
  [...ids]
    .sort((a, b) => a - b)
    .map((id) => nameOf(things, id))
    .join(', ')

/** What another user changed, and one's own input in the same field where it differs. */
export type TheirChange = Difference & { mine: string | null }

/** The form as loaded, as it would load now, and as filled in. */
export type FormVersions<Form> = { was: Form; theirs: Form; mine: Form }

/** What another user changed while the form was open. */
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

/** Three-way merge: the other user's changes, except in fields with one's own input. */
export function mergeForms<Form extends object>({ was, theirs, mine }: FormVersions<Form>): Form {
  const isMine = (name: keyof Form): boolean => JSON.stringify(mine[name]) !== JSON.stringify(was[name])
  const names = Object.keys(mine) as (keyof Form)[]
  return Object.fromEntries(names.map((name) => [name, isMine(name) ? mine[name] : theirs[name]])) as Form
}
