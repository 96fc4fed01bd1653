import type { NewMessage, NewTicket } from '@/services/tickets/ticket-commands.schema'
import type {
  Ticket,
  TicketMessage,
  TicketMessages,
  TicketPage,
  WrittenMessage,
} from '@/services/tickets/tickets.schema'
import { callApi } from '../http/call-api'
import { aMemberWith, aRunningTeam } from '../orders/exchanges'
import { aCompany, aStaffUser, aUser } from '../people/users.factory'
import { rowsOf } from '../rows'
import { the } from '../the'

type Login = { token: string }

export const aWish = (overrides: Partial<NewTicket> = {}): NewTicket => ({
  subject: 'Notebook desliga sozinho',
  message: 'Desliga depois de uns 20 minutos, mesmo na tomada.',
  category: 'DEFECT',
  ...overrides,
})

/** The call itself, whatever it answers. */
export const open = ({ token }: Login, overrides: Partial<NewTicket> = {}, headers: Record<string, string> = {}) =>
  callApi<Ticket>('POST', '/tickets', { token, body: aWish(overrides), headers })

/** A ticket that was opened. */
export async function aTicket(person: Login, overrides: Partial<NewTicket> = {}): Promise<Ticket> {
  const { status, body } = await open(person, overrides)
  if (status !== 201) throw new Error(`Not opened: ${JSON.stringify(body)}`)
  return body
}

export const write = (
  { token }: Login,
  ticketId: number,
  message: string | NewMessage,
  headers: Record<string, string> = {},
) =>
  callApi<WrittenMessage>('POST', `/tickets/${String(ticketId)}/messages`, {
    token,
    body: typeof message === 'string' ? { text: message } : message,
    headers,
  })

export const ticketOf = async ({ token }: Login, id: number): Promise<Ticket> =>
  (await callApi<Ticket>('GET', `/tickets/${String(id)}`, { token })).body

export const messagesOf = async ({ token }: Login, id: number): Promise<TicketMessage[]> =>
  (await callApi<TicketMessages>('GET', `/tickets/${String(id)}/messages`, { token })).body.messages

export const textsOf = async (person: Login, id: number) =>
  (await messagesOf(person, id)).map(({ text, line }) => line ?? text)

export const listOf = async ({ token }: Login, query = '') =>
  (await callApi<TicketPage>('GET', `/tickets${query}`, { token })).body

/** Sends a command on a ticket: its path after the ticket's, and its body. */
export const command = ({ token }: Login, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  callApi<Ticket>(method, `/tickets/${path}`, { token, body })

/** Closes a ticket as it is now. */
export async function close(person: Login, id: number, message?: string, more: { force?: boolean } = {}) {
  const { version } = await ticketOf(person, id)
  return command(person, 'PUT', `${String(id)}/status`, { status: 'CLOSED', message, version, ...more })
}

/** Merges a ticket as it is now into another one. */
export async function merge(person: Login, id: number, into: number) {
  const { version } = await ticketOf(person, id)
  return command(person, 'POST', `${String(id)}/merge`, { into, version })
}

/** A company with a manager and a colaborador, and somebody who answers tickets. */
export async function aDesk() {
  const company = await aCompany()
  return {
    company,
    manager: await aUser({ company, firstName: 'Marina Duarte' }),
    member: await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'], firstName: 'Bruno Tavares' }),
    operator: await aStaffUser(['OPERAÇÃO']),
  }
}

/** The same on a running rental, whose first unit the colaborador uses. */
export async function aRentedDesk(options: Parameters<typeof aRunningTeam>[0] = {}) {
  const running = await aRunningTeam(options)
  const unit = the(running.units.slice(0, 1))
  return {
    ...running,
    unit,
    manager: running.team.customer,
    member: await aMemberWith(running.team, unit.id),
    operator: await aStaffUser(['OPERAÇÃO']),
  }
}

/** What the history says happened to a ticket. */
export const historyOf = async (id: number): Promise<string[]> =>
  (
    await rowsOf<{ action: string }>(
      `select action from event_logs where model_name like 'ticket%' and object_id = $1 order by id`,
      [id],
    )
  ).map(({ action }) => action)

/** How often somebody was told of something under the bell, by its kind. */
export const bellsOf = async ({ id }: { id: number }): Promise<string[]> =>
  (
    await rowsOf<{ kind: string }>(
      'select kind from notifications where user_id = $1 and deleted_at is null order by id',
      [id],
    )
  ).map(({ kind }) => kind)
