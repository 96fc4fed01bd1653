import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { saveDraft } from '@/contexts/stores/drafts.store'

/** Keeps what is typed into the form around it, so that a reload, Back or a closed tab loses none of it. */
export const FormDraft = ({ name }: { name: string }) => {
  const { values, initialValues } = useFormikContext<Record<string, string>>()
  useEffect(() => {
    if (values !== initialValues) saveDraft(name, values)
  }, [name, values, initialValues])
  return null
}
