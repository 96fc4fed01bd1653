import type { ComponentProps } from 'react'
import { TextInput } from '@/components/ui/forms/TextInput'
import type { Schema } from '@/services/config/validation'
import { schemaErrors } from '../forms/formErrors'
import { FormField } from '../forms/FormField'
import type { FormDialog } from './FormDialog'
import { RecordFormDialog } from './RecordFormDialog'

type Props<Name extends string> = Omit<ComponentProps<typeof FormDialog>, 'children' | 'width'> & {
  hint: string
  /** The name's field in the request body. */
  field: Name
  /** The current name; undefined for something new. */
  was: string | undefined
  schema: Schema
  /** Saves the name and returns the text of the toast; field errors from the API go to the form. */
  save: (body: Record<Name, string>) => Promise<string>
}

/** Names something when it is created or renamed. */
export function NameDialog<Name extends string>({ field, was = '', schema, save, hint, ...dialog }: Props<Name>) {
  const toBody = (values: Record<Name, string>) => ({ [field]: values[field].trim() }) as Record<Name, string>
  return (
    <RecordFormDialog
      {...dialog}
      width={440}
      initialValues={{ [field]: was } as Record<Name, string>}
      validate={(values) => schemaErrors(schema, toBody(values))}
      save={(values) => save(toBody(values))}
    >
      <FormField name={field} label="Nome" hint={hint}>
        {(control) => <TextInput {...control} maxLength={80} autoComplete="off" />}
      </FormField>
    </RecordFormDialog>
  )
}
