import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

/** Inside a Formik form: after a failed submit, focuses the first invalid field. */
export const FocusFirstError = () => {
  const { submitCount, isValidating, isSubmitting, isValid } = useFormikContext()
  const handled = useRef(submitCount)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (submitCount === handled.current || isValidating || isSubmitting) return
    handled.current = submitCount
    if (isValid) return
    const form = place.current?.closest('form')
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount, isValidating, isSubmitting, isValid])
  return <span ref={place} hidden />
}
