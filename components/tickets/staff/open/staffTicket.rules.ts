import type { NewTicket } from '@/services/tickets/ticket-commands.schema'
import { EMPTY_TICKET, formOf, missingAnswers, type NewTicketForm, toNewTicket } from '../../open/newTicket.rules'

/** The customer's form, and for whom it is opened. Text only, so that a draft can keep it. */
export type StaffTicketForm = NewTicketForm & {
  company_id: string
  /** Shown while the company is chosen. */
  company: string
  user_id: string
}

export const EMPTY_STAFF_TICKET: StaffTicketForm = { ...EMPTY_TICKET, company_id: '', company: '', user_id: '' }

/** A draft as the form's values. */
export const staffFormOf = (draft: Readonly<Record<string, string>>): StaffTicketForm => ({
  ...formOf(draft),
  company_id: draft.company_id ?? '',
  company: draft.company ?? '',
  user_id: draft.user_id ?? '',
})

/** What is missing that the request's own schema does not know of. */
export const missingStaffAnswers = (form: StaffTicketForm): Partial<Record<keyof StaffTicketForm, string>> => ({
  ...missingAnswers(form, true),
  ...(!form.company_id && { company_id: 'Escolha a empresa' }),
  ...(form.company_id && !form.user_id && { user_id: 'Escolha quem pediu' }),
})

/** The request; not validated yet. */
export const toStaffTicket = (form: StaffTicketForm): Partial<NewTicket> => ({
  ...toNewTicket(form, true),
  ...(form.company_id && { company_id: Number(form.company_id) }),
  ...(form.user_id && { user_id: Number(form.user_id) }),
})
