import { db } from '@/server/db/client'
import { listStaffWho } from '@/server/notifications/notifications.service'
import type { Actor } from '@/services/auth/actor.rules'
import { exchangeDueAt } from '@/services/orders/office-hours.rules'
import { addBusinessMinutes } from '@/services/tickets/business-minutes.rules'
import type { TicketPerson } from '@/services/tickets/ticket-commands.schema'
import type { TicketPromise } from '@/services/tickets/tickets.schema'
import { loadPolicy } from '../ticket-policy.service'
import { listCompanyPeople, listPeople } from './people.repository'
import { companyOf, ticketTopic } from './ticket-subject'

type About = { unit_id?: number; order_mask_id?: string; company_id?: number }

/** By when a ticket that is opened now about this would be answered, and its unit exchanged. Refuses as `ticketTopic`. */
export async function getPromise(actor: Actor, about: About): Promise<TicketPromise> {
  const companyId = await companyOf(db(), actor, about.company_id)
  const { unit, orderId } = await ticketTopic(db(), actor, companyId, about)
  const policy = await loadPolicy(db(), { companyId, unitId: unit?.id, orderId })
  const now = new Date()
  return {
    package: policy.name,
    calendar: policy.calendar,
    first_response_due_at: addBusinessMinutes(now, policy.first_response_minutes, policy.calendar).toISOString(),
    exchange_business_days: policy.exchange_business_days,
    exchange_due_at: exchangeDueAt(now, policy.exchange_business_days).toISOString(),
  }
}

/** The active staff who may be given tickets, by name. */
export const listTicketAssignees = async (): Promise<TicketPerson[]> =>
  listPeople(db(), await listStaffWho(db(), 'tickets:manage'))

/** People of a company, for whom staff open a ticket, by a part of the name. */
export const listTicketPeople = (companyId: number, search?: string): Promise<TicketPerson[]> =>
  listCompanyPeople(db(), companyId, search)
