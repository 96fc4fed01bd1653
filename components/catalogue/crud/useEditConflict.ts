import { useState } from 'react'

/** Who changed a record meanwhile, the record now, the one that the form started with, and the values of the form. */
export type EditConflictState<Thing, Form> = {
  read: Thing
  now: Thing
  form: Form
  changed_by: string
  changed_at: string
}

/**
 * The record that a form started with or saved last, so that a refetch changes nothing while somebody types, and the
 * edit conflict with somebody who saved first.
 */
export function useEditConflict<Thing, Form>(loaded: Thing | undefined) {
  const [read, setRead] = useState(loaded)
  const [conflict, setConflict] = useState<EditConflictState<Thing, Form> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  return {
    read,
    setRead,
    conflict,
    isOpen,
    openConflict: (now: Thing, form: Form, by: Pick<EditConflictState<Thing, Form>, 'changed_by' | 'changed_at'>) => {
      const { changed_by, changed_at } = by
      if (read !== undefined) setConflict({ read, now, form, changed_by, changed_at })
      setIsOpen(true)
    },
    closeConflict: () => setIsOpen(false),
  }
}
