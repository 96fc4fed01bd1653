import { setNestedObjectValues } from 'formik'
import { useState } from 'react'
import { toast } from '@/components/ui/feedback/toast'
import { refusalErrors } from '@/components/ui/forms/formErrors'
import { deleteDraft } from '@/contexts/stores/drafts.store'
import { useCreateTicket } from '@/hooks/tickets/tickets.mutations'
import { isApiError } from '@/services/http/api-error.rules'
import { type NewTicket, newTicketBody } from '@/services/tickets/ticket-commands.schema'
import type { Ticket } from '@/services/tickets/tickets.schema'

type Opening<Values> = {
  draft: string
  toRequest: (values: Values) => Partial<NewTicket>
  /** What the toast says of the ticket that was opened. */
  success: (ticket: Ticket, values: Values) => string
  onOpened: (ticketId: number) => void
}

/** What of Formik's helpers it needs; the fields of every such form are plain. */
type Helpers = {
  setErrors: (errors: Record<string, string>) => void
  setTouched: (touched: Record<string, boolean>, shouldValidate: boolean) => unknown
}

/**
 * Opens the ticket of a form and forgets its draft. What is refused stands at its fields; a conflict that is about no field
 * is the `problem`. All that was written stays.
 */
export function useOpenTicket<Values extends object>({ draft, toRequest, success, onOpened }: Opening<Values>) {
  const [problem, setProblem] = useState<string>()
  const { mutateAsync: create } = useCreateTicket()
  const submit = async (values: Values, { setErrors, setTouched }: Helpers): Promise<void> => {
    setProblem(undefined)
    try {
      const ticket = await create(newTicketBody.validateSync(toRequest(values)))
      deleteDraft(draft)
      toast.success(success(ticket, values))
      onOpened(ticket.id)
    } catch (error) {
      // A toast has said what is nobody's fault.
      const errors = refusalErrors(error)
      await setTouched(setNestedObjectValues<Record<string, boolean>>(values, true), false)
      setErrors(errors)
      if (isApiError(error, 'conflict') && Object.keys(errors).length === 0) setProblem(error.message)
    }
  }
  return { problem, submit }
}
