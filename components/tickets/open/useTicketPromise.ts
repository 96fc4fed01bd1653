import { useQuery } from '@tanstack/react-query'
import { useFormikContext } from 'formik'
import { ticketPromiseQueryOptions } from '@/hooks/tickets/tickets.queries'
import type { TicketPromise } from '@/services/tickets/tickets.schema'
import { type NewTicketForm, readUnit } from './newTicket.rules'

/** What the server promises for the ticket that is being written; the package may depend on the unit or the order. */
export function useTicketPromise(): TicketPromise | undefined {
  const { values } = useFormikContext<NewTicketForm>()
  const unit = readUnit(values.unit_id)
  const about = unit ? { unit_id: unit.id } : values.order_mask_id ? { order_mask_id: values.order_mask_id } : {}
  return useQuery(ticketPromiseQueryOptions(about)).data
}
