import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { saveDraft } from '@/contexts/stores/drafts.store'

/** Inside a Formik form: saves its values as a draft, which survives a reload, Back or a closed tab. */
export const FormDraft = ({ name }: { name: string }) => {
  const { values, initialValues } = useFormikContext<Record<string, string>>()
  useEffect(() => {
    if (values !== initialValues) saveDraft(name, values)
  }, [name, values, initialValues])
  return null
}
