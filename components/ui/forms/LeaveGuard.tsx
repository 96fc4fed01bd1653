import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { registerUnsavedForm } from '@/contexts/stores/unsaved-forms.store'

type Props = {
  /** The form holds input that is neither saved nor on its way. */
  when: boolean
}

/**
 * Inside a form: leaving the page asks first while the input is unsaved (`LeaveQuestion`): another address, Back, a
 * reload, a closed tab.
 */
export const LeaveGuard = ({ when }: Props) => {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => (when ? registerUnsavedForm(() => place.current?.isConnected === true) : undefined), [when])
  return <span ref={place} hidden />
}

/** The same for a Formik form. Who saves without leaving the page has to reset the form to the saved values. */
export const FormLeaveGuard = () => {
  const { dirty, isSubmitting } = useFormikContext()
  return <LeaveGuard when={dirty && !isSubmitting} />
}
