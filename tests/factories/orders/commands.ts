import { flawlessAppraisal } from '@/services/logistics/returns/appraisal.rules'
import { CHECKLIST_POINTS } from '@/services/logistics/returns/checklist.rules'
import { toDay } from '@/services/format/format.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import { type Answer, callApi } from '../http/call-api'
import { aPdf, upload } from '../http/files.factory'
import { rowsOf } from '../rows'
import type { Team } from './order-road'

type Who = { token: string; side: 'customer' | 'staff' }
/** `roll` is a random number for commands with two outcomes: every third time, documents are reproved. */
type Command = (team: Team, order: Order, who: Who, roll?: number) => Promise<Answer<unknown>>

const today = () => toDay(new Date())
const base = (team: Team, { side }: Who) => (side === 'customer' ? team.checkout : team.managed)

/** The `count`-th CPF of a series, with valid check digits. */
export function aCpf(count: number): string {
  const digits = String(100_000_000 + count)
    .split('')
    .map(Number)
  for (const length of [9, 10]) {
    const rest = digits.slice(0, length).reduce((sum, digit, index) => sum + digit * (length + 1 - index), 0) % 11
    digits.push(rest < 2 ? 0 : 11 - rest)
  }
  return digits.join('')
}

let made = 0

const onOrder =
  (method: string, path: string, body?: (order: Order) => unknown): Command =>
  (team, order, who) =>
    callApi(method, `${base(team, who)}${path}`, { token: who.token, body: body?.(order) })

const stage = (stage_name: string, approved = true): Command =>
  onOrder('PUT', '/stage', () => ({ stage_name, approved, message: 'Decidido.' }))

/** An event of one package, so that it is a change whatever the values of the others. */
const event = (stage_name: string, message?: string): Command =>
  onOrder('POST', '/events', ({ packages }) => {
    const pkg = packages.find(({ package_type, state }) => package_type !== 'return' && state !== 'CANCELED')
    return { stage_name, message, date: today(), package_id: pkg?.id ?? packages[0]?.id }
  })

const documentOf = (order: Order, type: string) => order.documents.find(({ document_type }) => document_type === type)

/** The id of a document for the action, preferably one that fits. */
const documentFor = (order: Order, fits: (document: Order['documents'][number]) => boolean) =>
  String((order.documents.find(fits) ?? order.documents[0])?.id ?? 0)

const send =
  (type: 'CONTRACT' | 'DELIVERY_TERM' | null, kind: 'original' | 'signed'): Command =>
  (team, order, who) => {
    const id = type
      ? String(documentOf(order, type)?.id ?? 0)
      : documentFor(order, ({ is_signable, approved }) => !is_signable && approved !== true)
    const content = aPdf(String(++made))
    return upload(`${base(team, who)}/documents/${id}/files`, { token: who.token, content, fields: { kind } })
  }

const decide =
  (fits: (document: Order['documents'][number]) => boolean): Command =>
  (team, order, { token }, roll = 1) => {
    const body = { approved: roll % 3 !== 0, message: 'Decidido.' }
    return callApi('PUT', `${team.managed}/documents/${documentFor(order, fits)}`, { token, body })
  }

const onPackage =
  (
    method: string,
    path: string,
    fits: (pkg: Order['packages'][number]) => boolean,
    body: (pkg: Order['packages'][number]) => unknown,
  ): Command =>
  (_, { packages }, { token }) => {
    const pkg = packages.find(fits) ?? packages.at(-1)
    if (!pkg) throw new Error('The order has no package')
    return callApi(method, `/package-management/${String(pkg.id)}${path}`, { token, body: body(pkg) })
  }

/** A command on the open addendum, or on an id that does not exist. */
const onAddendum =
  (method: string, body?: unknown): Command =>
  (team, order, who) => {
    const id = order.addenda.find(({ status }) => status === 'open')?.id ?? 1
    return callApi(method, `${base(team, who)}/addenda/${String(id)}`, { token: who.token, body })
  }

const units = ({ items, serials }: Order['packages'][number]) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0) - serials.length

/** A well-formed call for every action with the data of the order; the API decides whether to accept it. */
export const COMMANDS: Record<OrderAction, Command> = {
  accept_proposal: onOrder('PATCH', '', () => ({ proposal_accepted: true })),
  refuse_proposal: onOrder('PATCH', '', () => ({ proposal_accepted: false, message: 'Caro demais.' })),
  issue_proposal: ({ companyId, orderMaskId }, _, { token }) =>
    callApi('POST', `/orders/${String(companyId)}/${orderMaskId}/proposals`, {
      token,
      body: { message: 'Nova versão.' },
    }),
  upload_document: send(null, 'original'),
  add_extra_document: (team, _, who) =>
    upload(`${team.checkout}/extra-documents/`, {
      token: who.token,
      fields: { document_type: `Anexo ${String(++made)}` },
    }),
  submit_documents: onOrder('PUT', '/document-submit/'),
  analyse_documents: decide(
    ({ is_signable, approved, files }) => !is_signable && approved === null && files.length > 0,
  ),
  finish_analysis: onOrder('PUT', '/finish-analysis'),
  approve_credit: stage('CREDIT_ANALYSIS'),
  reprove_credit: stage('CREDIT_ANALYSIS', false),
  upload_contract: send('CONTRACT', 'original'),
  set_contract_numbers: onOrder('PUT', '/contract-numbers', () => ({ contract_number: `2026-${String(++made)}` })),
  add_signers: (team, order, who) => {
    const type = order.stage_name === 'DELIVERY_TERM' ? 'DELIVERY_TERM' : 'CONTRACT'
    const named = order.signers.filter(({ document_id }) => document_id === documentOf(order, type)?.id)
    const role = named.some((signer) => signer.role === 'signer') ? 'witness' : 'signer'
    const body = { name: 'Rita Lopes', email: 'rita@horizonte.example', cpf: aCpf(++made), role, order: 1 }
    return callApi('POST', `${base(team, who)}/documents/${String(documentOf(order, type)?.id ?? 0)}/signers`, {
      token: who.token,
      body,
    })
  },
  notify_signers: ({ companyId, orderMaskId }, { stage_name }, { token }) =>
    callApi('POST', `/notify-signers-management/${String(companyId)}/${orderMaskId}`, {
      token,
      body: { stage_name: stage_name === 'DELIVERY_TERM' ? stage_name : 'CONTRACT_INFO' },
    }),
  sign_contract: send('CONTRACT', 'signed'),
  approve_contract: decide(({ document_type }) => document_type === 'CONTRACT'),
  complete_contract: stage('CONTRACT_INFO'),
  assign_serials: (_, { packages }, { token }) => {
    const pkg = packages.find((one) => one.package_type !== 'return' && units(one) > 0) ?? packages[0]
    return callApi('POST', '/shipping-item-management', { token, body: { package_id: pkg?.id, automatic: true } })
  },
  set_expected_delivery: event('PACKAGING'),
  complete_packaging: stage('PACKAGING'),
  set_tracking: event('SHIPPING', 'BR482193077'),
  complete_shipping: stage('SHIPPING'),
  set_delivery_date: event('DELIVERY_INFO'),
  complete_delivery: stage('DELIVERY_INFO'),
  upload_delivery_term: send('DELIVERY_TERM', 'original'),
  sign_delivery_term: send('DELIVERY_TERM', 'signed'),
  point_out_missing: onOrder('POST', '/term-issues', () => ({ message: 'Faltou um carregador.' })),
  approve_delivery_term: decide(({ document_type }) => document_type === 'DELIVERY_TERM'),
  complete_term: stage('DELIVERY_TERM'),
  request_return: onOrder('POST', '/return-request', () => ({})),
  start_return: stage('ONGOING'),
  return_units: async ({ companyId, orderMaskId, orderId }, _, { token, side }) => {
    const [unit] = await rowsOf<{ id: number; serial: string }>(
      `select u.id, u.serial from rentals r join equipment_units u on u.id = r.unit_id
      where r.order_id = $1 and r.closed_at is null
      order by exists (select 1 from return_items i where i.unit_id = u.id and i.closed_at is null), u.id`,
      [orderId],
    )
    return side === 'customer'
      ? callApi('POST', '/equipment/returns', { token, body: { units: [unit?.id ?? 1_000_000] } })
      : callApi('POST', `/returns/${String(companyId)}/${orderMaskId}`, {
          token,
          body: { serials: [unit?.serial ?? 'SN-NOWHERE'] },
        })
  },
  call_off_return: (_, { packages }, { token, side }) => {
    const isOpen = ({ apart, delivery_status }: Order['packages'][number]) =>
      apart && delivery_status === 'AWAITING_RETURN'
    const pkg = packages.find(isOpen) ?? packages.at(-1)
    const path = `${side === 'customer' ? '/equipment' : ''}/returns/${String(pkg?.id)}`
    return callApi('DELETE', path, { token })
  },
  receive_return: onPackage(
    'PUT',
    '',
    ({ package_type, delivery_status }) => package_type === 'return' && delivery_status === 'AWAITING_RETURN',
    () => ({ delivery_status: 'RETURN_RECEIVED' }),
  ),
  appraise_return: onPackage(
    'POST',
    '/appraisal',
    ({ package_type, delivery_status, serials }) =>
      package_type === 'return' &&
      /RECEIVED|APPRAISAL/.test(delivery_status) &&
      serials.some(({ condition }) => !condition),
    ({ serials }) => {
      const unit = serials.find(({ condition }) => !condition) ?? { serial: 'SN 0' }
      return { items: [{ serial: unit.serial, ...flawlessAppraisal(CHECKLIST_POINTS) }] }
    },
  ),
  correct_appraisal: async (_, { packages }, { token }) => {
    const found = packages.flatMap(({ id, serials }) => serials.map((unit) => ({ id, ...unit })))
    const unit = found.find(({ condition }) => condition) ?? { id: packages[0]?.id, serial: 'SN-NOWHERE' }
    const path = `/package-management/${String(unit.id)}/appraisal/${unit.serial}`
    const body = { ...flawlessAppraisal(CHECKLIST_POINTS), comment: `Vista ${String(++made)}` }
    return callApi('PUT', path, { token, body })
  },
  finish_order: stage('RETURNING'),
  update_package: onPackage(
    'PUT',
    '',
    () => true,
    () => ({ comment: `Volume ${String(++made)}` }),
  ),
  say_contract_end: onOrder('PUT', '/contract-end', () => ({ choice: 'renew', duration_months: 12 })),
  accept_addendum: onAddendum('PATCH', { accepted: true }),
  refuse_addendum: onAddendum('PATCH', { accepted: false, message: 'Vamos devolver.' }),
  issue_addendum: onOrder('POST', '/addenda', () => ({
    number: `AD-${String(++made)}`,
    duration_months: 24,
    index: null,
  })),
  withdraw_addendum: onAddendum('DELETE'),
  undo_stage: onOrder('PUT', '/undo-stage', ({ stage_name }) => ({ stage_name, message: 'Engano.' })),
  request_cancel: onOrder('POST', '/cancel-request', () => ({ message: 'Mudamos de plano.' })),
  withdraw_cancel_request: onOrder('DELETE', '/cancel-request'),
  decline_cancel_request: onOrder('PUT', '/cancel-request', () => ({ message: 'Já está a caminho.' })),
  cancel_order: onOrder('PUT', '/cancel-order', () => ({ message: 'Desistência.' })),
}
