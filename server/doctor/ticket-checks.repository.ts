import { sql } from 'drizzle-orm'
import { arrayOf } from '@/server/db/ids'
import { STAFF_LINES } from '@/services/tickets/ticket-states.rules'
import type { Check } from './check.types'

const isSeenByAll = sql`(m.kind <> 'note' and (m.line is null or m.line <> all(${arrayOf(STAFF_LINES)})))`

/** Tickets: their turn, clocks, messages and history (docs/adr/0555). */
export const TICKET_CHECKS: readonly Check[] = [
  {
    name: 'ticket-turn',
    holds: 'An open ticket has a turn, the customer since an instant; a closed one has none, and waits for nobody.',
    violations: sql`select 'ticket ' || id || ' (' || status || ') waits for ' || coalesce(waiting_for, 'nobody') as what
      from tickets where (waiting_for is null) <> (status = 'CLOSED')
        or (waiting_for is not distinct from 'customer') <> (waiting_since is not null)
        or (reminded_at is not null and waiting_since is null)
        or (closed_at is not null) <> (status = 'CLOSED') or (status <> 'CLOSED' and closed_by is not null)
        or (status = 'CLOSED' and closings = 0)`,
  },
  {
    name: 'ticket-clocks',
    holds:
      'The resolution runs exactly while staff have the turn; a next response runs only after a first one, and in no closed ticket.',
    violations: sql`select 'ticket ' || id || ' (' || status || ', turn of ' || coalesce(waiting_for, 'nobody') || ')' as what
      from tickets where (running_since is not null) <> (waiting_for is not distinct from 'staff')
        or (next_response_due_at is null) <> (next_response_since is null)
        or (next_response_due_at is not null and (status = 'CLOSED' or waiting_for <> 'staff' or first_response_at is null))
        or (waiting_for = 'customer' and first_response_at is null) or used_minutes < 0
        or (status = 'CLOSED' and next_check_at is not null)
        or (status <> 'CLOSED' and next_check_at is null and next_due_at > now()
          and not breached ?| array['first_response', 'next_response', 'resolution'])`,
  },
  {
    name: 'ticket-first-response',
    holds: 'A ticket has its first response exactly when a public message of staff stands in it.',
    violations: sql`select 'ticket ' || t.id || ' answered at ' || coalesce(t.first_response_at::text, 'no time') as what
      from tickets t where (t.first_response_at is not null) <> exists (select 1 from ticket_messages m
        where m.ticket_id = t.id and m.kind = 'public' and m.side = 'staff' and m.withdrawn_at is null)`,
  },
  {
    name: 'ticket-messages',
    holds: 'A ticket names its newest message, and the newest that its customer sees.',
    violations: sql`select 'ticket ' || t.id || ' names ' || coalesce(t.last_message_id, 0) || ' and ' || coalesce(t.last_public_id, 0)
        || ', has ' || coalesce(n.any_id, 0) || ' and ' || coalesce(n.public_id, 0) as what
      from tickets t left join (select m.ticket_id, max(m.id) as any_id, max(m.id) filter (where ${isSeenByAll}) as public_id
        from ticket_messages m group by 1) n on n.ticket_id = t.id
      where t.last_message_id is distinct from n.any_id or t.last_public_id is distinct from n.public_id`,
  },
  {
    name: 'ticket-merged',
    holds: 'A merged ticket is closed and goes on in one of its company that is not merged itself.',
    violations: sql`select 'ticket ' || t.id || ' (' || t.status || ') goes on in ' || i.id as what
      from tickets t join tickets i on i.id = t.merged_into_id
      where t.status <> 'CLOSED' or i.merged_into_id is not null or i.company_id <> t.company_id or i.id = t.id`,
  },
  {
    name: 'ticket-history',
    holds: 'Each version of a ticket has its row in the history.',
    violations: sql`select 'ticket ' || t.id || ' has version ' || t.version || ', its history ' || coalesce(e.version, 0) as what
      from tickets t left join (select object_id, max(version) as version, count(version) as rows from event_logs
        where model_name = 'ticket' group by 1) e on e.object_id = t.id
      where e.version is distinct from t.version or e.rows <> t.version`,
  },
]
