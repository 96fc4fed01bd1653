import { useField } from 'formik'
import { type ComponentProps, useState } from 'react'
import { Field } from '../Field'
import { SearchPicker } from './SearchPicker'
import { useDebouncedValue } from '@/services/browser/use-debounced-value'
import { PickedRow } from './PickedRow'

type Search = Pick<
  ComponentProps<typeof SearchPicker>,
  'listLabel' | 'hint' | 'nothing' | 'options' | 'last' | 'onChoose' | 'text' | 'onText'
>

type Props = Search & {
  /** Of the form's field, whose problem is shown. */
  name: string
  label: string
  isOptional?: boolean
  /** What was chosen, as one row with "Trocar"; undefined while it is searched. */
  picked: Omit<ComponentProps<typeof PickedRow>, 'label' | 'error' | 'onChange'> | undefined
  onClear: () => void
}

/** A field of a form that is searched, and closes to one row once something is chosen. */
export const PickerField = ({ name, label, isOptional, picked, onClear, ...search }: Props) => {
  const [, { error, touched }] = useField<string>(name)
  const problem = touched ? error : undefined
  if (picked) return <PickedRow {...picked} label={label} error={problem} onChange={onClear} />
  return (
    <Field label={label} optional={isOptional} error={problem}>
      {(control) => <SearchPicker {...control} {...search} />}
    </Field>
  )
}

/** What is typed, for the field, and what is asked for: undefined for all, and not before a pause in typing. */
export function usePickerText() {
  const [text, setText] = useState('')
  return { typing: { text, onText: setText }, search: useDebouncedValue(text.trim(), 200) || undefined }
}
