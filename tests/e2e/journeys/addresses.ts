import { STAGES } from '@/services/orders/workflow/stages.rules'
import { draftOfMonth, issuedInvoice } from './billing'
import { type Send, simulatorScreens } from './quotation'

type Addresses = readonly string[] | Promise<readonly string[]>
/** Finds the addresses at which a page is visited. */
export type Find = (page: string, send: Send) => Addresses

type ListedOrder = { order_mask_id: string; stage_name: string; turn: string | null; company: { id: number } }

/** The page itself, and the page with each of these queries. */
export const itself =
  (...views: string[]): Find =>
  (page) =>
    ['', ...views].map((view) => page + view)

/** The page of the record with this id. */
export const of =
  (name: string): Find =>
  (page) => [fill(page, name)]

const fill = (page: string, ...names: string[]): string => page.replace(/\[\w+\]/g, () => String(names.shift()))

/** The rows of a list; throws for an empty one, whose pages would otherwise pass unvisited. */
async function listed<T>(send: Send, list: string): Promise<[T, ...T[]]> {
  const { results } = await send<{ results: T[] }>('GET', list)
  const [first, ...others] = results
  if (!first) throw new Error(`There is nothing on ${list}.`)
  return [first, ...others]
}

/** The page of the first row of each of these lists. */
export const firstOf =
  (...lists: string[]): Find =>
  async (page, send) => {
    const firsts = await Promise.all(lists.map(async (list) => (await listed<{ id: number }>(send, list))[0]))
    return firsts.map(({ id }) => fill(page, String(id)))
  }

/** The page itself, and the page with the id of each row of this list in its query. */
export const withEachOf =
  (list: string, query: string): Find =>
  async (page, send) => [
    page,
    ...(await listed<{ id: number }>(send, list)).map(({ id }) => `${page}?${query}=${String(id)}`),
  ]

const pageOfOrder = (page: string, { company, order_mask_id }: ListedOrder): string =>
  fill(page, ...(page.includes('[companyId]') ? [String(company.id)] : []), order_mask_id)

/** An order for each stage and turn; throws for a stage without one. */
export const atEachStage =
  (list: string): Find =>
  async (page, send) => {
    const orders = await listed<ListedOrder>(send, `${list}?page_size=100`)
    const missing = STAGES.filter((stage) => !orders.some(({ stage_name }) => stage_name === stage))
    if (missing.length > 0) throw new Error(`There is no order at ${missing.join(', ')} on ${list}.`)
    const shown = new Map(orders.map((order) => [`${order.stage_name} ${String(order.turn)}`, order]))
    return [...shown.values()].map((order) => pageOfOrder(page, order))
  }

/** Every order of a customer. */
export const eachOrder: Find = async (page, send) =>
  (await listed<ListedOrder>(send, '/checkout?page_size=100')).map((order) => pageOfOrder(page, order))

export const unitLabel: Find = async (page, send) => {
  const [{ serial }] = await listed<{ serial: string }>(send, '/equipment-management?page_size=1')
  return [fill(page, serial)]
}

export const ownInvoices: Find = async (page, send) =>
  (await listed<{ id: number }>(send, '/invoices?page_size=4')).map(({ id }) => fill(page, String(id)))
export const draftAndIssued: Find = async (page, send) =>
  [await draftOfMonth(send), await issuedInvoice(send)].map((id) => fill(page, String(id)))

type OpenedTicket = { id: number; version: number }

/** A customer's ticket, and one that they have closed. */
export const ticketOpenAndClosed: Find = async (page, send) => {
  const ticket = { subject: 'Visita do axe', message: 'Para ver a página de um chamado.', category: 'QUESTION' }
  const open = await send<OpenedTicket>('POST', '/tickets', ticket)
  const closed = await send<OpenedTicket>('POST', '/tickets', ticket)
  await send('PUT', `/tickets/${String(closed.id)}/status`, { status: 'CLOSED', version: closed.version })
  return [open, closed].map(({ id }) => fill(page, String(id)))
}

/** The screens of one quotation per person. */
const screensOf = new WeakMap<Send, Promise<string[]>>()

export const screenOfSimulator: Find = async (page, send) => {
  const own = new RegExp(`^${page.replace(/\[\w+\]/g, '\\d+')}$`)
  const screens = screensOf.get(send) ?? simulatorScreens(send)
  screensOf.set(send, screens)
  return (await screens).filter((address) => own.test(address))
}
