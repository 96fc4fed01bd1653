import { type FormikValues, getIn, setIn, useFormikContext } from 'formik'
import { useEffect } from 'react'

/** By field name, which may be a path: `items.0.price`. */
type Texts = Record<string, string>

const textAt = (values: FormikValues, name: string): string => {
  const value: unknown = getIn(values, name)
  return typeof value === 'string' ? value : ''
}

const withTexts = (values: FormikValues, texts: Texts): FormikValues =>
  Object.entries(texts).reduce<FormikValues>((all, [name, text]) => setIn(all, name, text) as FormikValues, values)

/**
 * Inside a Formik form of text fields: unchanged fields follow the saved values, which other users may change; edited
 * fields keep their text. (`enableReinitialize` would reset the whole form.)
 */
export const SyncSavedValues = ({ saved }: { saved: Texts }) => {
  const { values, initialValues, touched, isSubmitting, submitCount, resetForm, setValues } =
    useFormikContext<FormikValues>()
  useEffect(() => {
    const names = Object.keys(saved)
    if (names.every((name) => saved[name] === textAt(initialValues, name))) return
    // The API returns saved texts trimmed.
    const isTyped = (name: string) =>
      textAt(values, name) !== textAt(initialValues, name) && textAt(values, name).trim() !== saved[name]
    const typed = Object.fromEntries(names.filter(isTyped).map((name) => [name, textAt(values, name)]))
    const fresh = withTexts(initialValues, saved)
    resetForm({ values: fresh, touched, isSubmitting, submitCount })
    if (Object.keys(typed).length > 0) void setValues(withTexts(fresh, typed), false)
  }, [saved, values, initialValues, touched, isSubmitting, submitCount, resetForm, setValues])
  return null
}
