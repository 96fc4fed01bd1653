import { useState } from 'react'

/** Who changed a thing meanwhile and what it is now; what the form began with, and what was in it. */
export type EditConflictState<Thing, Form> = {
  read: Thing
  now: Thing
  form: Form
  changed_by: string
  changed_at: string
}

/**
 * What a form began with, or what was saved last: a later reading changes nothing under one's hands. And the meeting with
 * somebody who saved first.
 */
export function useEditConflict<Thing, Form>(loaded: Thing | undefined) {
  const [read, setRead] = useState(loaded)
  const [met, setMet] = useState<EditConflictState<Thing, Form> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  return {
    read,
    setRead,
    met,
    isOpen,
    meet: (
      now: Thing,
      form: Form,
      { changed_by, changed_at }: Pick<EditConflictState<Thing, Form>, 'changed_by' | 'changed_at'>,
    ) => {
      if (read !== undefined) setMet({ read, now, form, changed_by, changed_at })
      setIsOpen(true)
    },
    leave: () => setIsOpen(false),
  }
}
