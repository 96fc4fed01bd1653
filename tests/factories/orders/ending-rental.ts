import { toDay } from '@/services/format/format.rules'
import { addDays, addMonths } from '@/services/orders/business-days.rules'
import type { Addendum, ListedIndex } from '@/services/orders/contract-end/contract-end.schema'
import { callApi } from '../http/call-api'
import { rowsOf } from '../rows'
import { aTeamAt, type Team } from './order-road'

export const today = toDay(new Date())
export const inDays = (days: number): string => addDays(today, days)
export const lastMonth = addMonths(`${today.slice(0, 7)}-01`, -1)

/** A rental of two years that ends in this many days. */
export async function aRentalEnding(days: number): Promise<Team> {
  const team = await aTeamAt('ONGOING')
  await rowsOf('update orders set starts_on = $2, ends_on = $3 where id = $1', [
    team.orderId,
    addMonths(inDays(days), -24),
    inDays(days),
  ])
  return team
}

export const issue = (team: Team, body: object = {}) =>
  team.asAdmin('POST', '/addenda', { number: 'AD-1', duration_months: 24, index: 'IPCA', ...body })

export async function anOffer(team: Team, body: object = {}): Promise<Addendum> {
  const { addenda } = (await issue(team, body)).body
  const offer = addenda.at(-1)
  if (!offer) throw new Error('No addendum')
  return offer
}

export const answer = (team: Team, { id }: Pick<Addendum, 'id'>, body: object = { accepted: true }) =>
  team.asCustomer('PATCH', `/addenda/${String(id)}`, body)

export const enterIndex = (token: string, body: object = {}) =>
  callApi<ListedIndex[]>('PUT', '/readjustment-indexes', {
    token,
    body: { index: 'IPCA', month: lastMonth.slice(0, 7), rate: '4.68', ...body },
  })

export const forgetIndexes = () => rowsOf('delete from readjustment_indexes')

export const mailsTo = async ({ email }: { email: string }, about: string) =>
  (
    await rowsOf<{ subject: string }>(
      "select data ->> 'subject' as subject from mail_outbox where recipient = $1 and event_key like $2 order by id",
      [email, about],
    )
  ).map(({ subject }) => subject)
