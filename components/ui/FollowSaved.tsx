import { useFormikContext } from 'formik'
import { useEffect } from 'react'

type Texts = Record<string, string>

/**
 * Inside a Formik form of texts: a field that nobody has touched follows what is saved, which others may change too; a
 * field in which somebody types stays as it is. (`enableReinitialize` would wipe the whole form.)
 */
export const FollowSaved = ({ saved }: { saved: Texts }) => {
  const { values, initialValues, touched, isSubmitting, submitCount, resetForm, setValues } = useFormikContext<Texts>()
  useEffect(() => {
    const names = Object.keys(saved)
    if (names.every((name) => saved[name] === initialValues[name])) return
    // What was typed and has just been saved comes back without the blanks around it.
    const isTyped = (name: string) => values[name] !== initialValues[name] && values[name]?.trim() !== saved[name]
    const typed = names.filter(isTyped).map((name) => [name, values[name] ?? ''] as const)
    resetForm({ values: saved, touched, isSubmitting, submitCount })
    if (typed.length > 0) void setValues({ ...saved, ...Object.fromEntries(typed) }, false)
  }, [saved, values, initialValues, touched, isSubmitting, submitCount, resetForm, setValues])
  return null
}
