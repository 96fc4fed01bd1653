import { useField } from 'formik'
import type { ChangeEvent, ReactNode } from 'react'
import { Field, type ControlProps } from './Field'

type FormControl<Value> = ControlProps & {
  name: string
  value: Value
  onBlur: () => void
  /** Takes an event of an input as well as the bare value of a Select or a QuantityInput. */
  onChange: (next: Value | ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
}

type Props<Value> = {
  name: string
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  extra?: ReactNode
  children: (control: FormControl<Value>) => ReactNode
}

const isEvent = (next: unknown): next is ChangeEvent<HTMLInputElement | HTMLTextAreaElement> =>
  typeof next === 'object' && next !== null && 'target' in next

/** A Formik field with its label and its error: `<FormField name="email" label="E-mail">{(c) => <Input {...c} />}</FormField>`. */
export const FormField = <Value = string,>({ name, children, ...field }: Props<Value>) => {
  const [input, meta, helpers] = useField<Value>(name)
  return (
    <Field {...field} error={meta.touched && meta.error ? meta.error : undefined}>
      {(control) =>
        children({
          ...control,
          name,
          value: input.value,
          onBlur: () => void helpers.setTouched(true),
          onChange: (next) => (isEvent(next) ? input.onChange(next) : void helpers.setValue(next)),
        })
      }
    </Field>
  )
}
