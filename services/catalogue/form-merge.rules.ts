import type { Difference } from './differences.rules'

/** What another person changed, and what one has typed in the same place, where that is something else. */
export type TheirChange = Difference & { mine: string | null }

/** A form as it began, as it would begin now, and what is in it. */
export type Sides<Form> = { was: Form; theirs: Form; mine: Form }

/** What somebody else changed while the form was open, in the words of `differences`. */
export function theirChanges<Form>(
  { was, theirs, mine }: Sides<Form>,
  differences: (before: Form, after: Form) => Difference[],
): TheirChange[] {
  const typed = new Map(differences(was, mine).map(({ name, after }) => [name, after]))
  return differences(was, theirs).map((change) => {
    const own = typed.get(change.name)
    return { ...change, mine: own === undefined || own === change.after ? null : own }
  })
}

/** The form with what the other changed, but for the fields that one has changed oneself: nothing typed is lost. */
export function mergeForms<Form extends object>({ was, theirs, mine }: Sides<Form>): Form {
  const isMine = (name: keyof Form): boolean => JSON.stringify(mine[name]) !== JSON.stringify(was[name])
  const names = Object.keys(mine) as (keyof Form)[]
  return Object.fromEntries(names.map((name) => [name, isMine(name) ? mine[name] : theirs[name]])) as Form
}
