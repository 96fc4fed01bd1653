import type { OrderState } from '../orders/order-state'

// The facts that the workflow of an order depends on, read from the raw rows independently of the product.

type Row = Record<string, unknown>

export type DocumentFacts = {
  originals: number
  signed: number
  approved: unknown
  renewed: boolean
}

export type Facts = {
  stage: string
  state: string
  /** A rollback went back to the stage. */
  sentBack: boolean
  turn: string | null
  contractNumber: unknown
  /** A request to cancel is open. */
  cancelAsked: boolean
  /** The status of each addendum. */
  addenda: string[]
  analysed: DocumentFacts[]
  contract: DocumentFacts & People
  term: DocumentFacts & People
  packages: { missing: number; eta: unknown; tracked: boolean; delivered: unknown }[]
  returns: { received: boolean; open: number; appraised: number; apart: boolean; waits: boolean }[]
  /** Units still rented, and those of them without an open return. */
  rented: number
  staying: number
}

type People = {
  signers: number
  witnesses: number
  everyoneSigned: boolean
  someoneWaits: boolean
  someoneAsked: boolean
  someoneSigned: boolean
  someoneDeclined: boolean
  someoneLapsed: boolean
}

const has = (value: unknown): boolean => value !== null && value !== undefined

const isUnanswered = (request: unknown): boolean =>
  has(request) && !has((request as { declined_at: unknown }).declined_at)

export function factsOf(rows: OrderState): Facts {
  const [order = {}] = rows.orders
  const live = rows.documents.filter(({ withdrawn_at }) => !has(withdrawn_at))
  const signable = (type: string): DocumentFacts & People => {
    const document = live.find(({ document_type }) => document_type === type) ?? {}
    return { ...documentOf(document, rows), ...peopleOf(document, rows) }
  }
  return {
    stage: String(order.stage_name),
    state: String(order.stage_state),
    sentBack: rows.stages.some(
      ({ stage_name, state, approved }) => stage_name === order.stage_name && state === 'reproved' && !has(approved),
    ),
    turn: order.turn as string | null,
    contractNumber: order.contract_number,
    cancelAsked: isUnanswered(order.cancel_request),
    addenda: rows.addenda.map(({ status }) => String(status)),
    analysed: live
      .filter(({ required, is_extra }) => required === true || is_extra === true)
      .map((document) => documentOf(document, rows)),
    contract: signable('CONTRACT'),
    term: signable('DELIVERY_TERM'),
    packages: ofKind(rows, false).map((pkg) => packageOf(pkg, rows)),
    returns: ofKind(rows, true).map((pkg) => returnOf(pkg, rows)),
    ...rentedOf(rows),
  }
}

function documentOf(document: Row, { files }: OrderState): DocumentFacts {
  const own = files.filter(({ document_id, withdrawn_at }) => document_id === document.id && !has(withdrawn_at))
  const since = (at: unknown): boolean => !has(document.decided_at) || String(at) > String(document.decided_at)
  return {
    originals: own.filter(({ kind }) => kind === 'original').length,
    signed: own.filter(({ kind }) => kind === 'signed').length,
    approved: document.approved,
    renewed: own.some(({ created_at }) => since(created_at)),
  }
}

function peopleOf(document: Row, { signers }: OrderState): People {
  const named = signers.filter(({ document_id }) => document_id === document.id)
  const count = (role: string) => named.filter((one) => one.role === role).length
  return {
    signers: count('signer'),
    witnesses: count('witness'),
    everyoneSigned: named.length > 0 && named.every(({ signed_at }) => has(signed_at)),
    someoneWaits: named.some(({ signed_at }) => !has(signed_at)),
    someoneSigned: named.some(({ signed_at }) => has(signed_at)),
    someoneAsked: named.some(({ notified_at }) => has(notified_at)),
    someoneDeclined: named.some(({ declined_at }) => has(declined_at)),
    someoneLapsed: named.some(({ lapsed_at }) => has(lapsed_at)),
  }
}

const ofKind = ({ packages }: OrderState, isReturn: boolean): Row[] =>
  packages.filter(
    ({ package_type, delivery_status }) => (package_type === 'return') === isReturn && delivery_status !== 'CANCELED',
  )

function packageOf(pkg: Row, { contents, rentals }: OrderState): Facts['packages'][number] {
  const wanted = contents
    .filter(({ package_id }) => package_id === pkg.id)
    .reduce((sum, { quantity }) => sum + Number(quantity), 0)
  return {
    missing: wanted - rentals.filter(({ package_id }) => package_id === pkg.id).length,
    eta: pkg.delivery_eta,
    tracked: has(pkg.tracking_code) && has(pkg.sending_date),
    delivered: pkg.delivery_date,
  }
}

function returnOf(pkg: Row, { returns }: OrderState): Facts['returns'][number] {
  const units = returns.filter(({ package_id }) => package_id === pkg.id)
  const appraised = units.filter(({ condition }) => has(condition)).length
  const received = ['RETURN_RECEIVED', 'PENDING_REPORT', 'APPRAISAL', 'DESTINATION']
  return {
    received: received.includes(String(pkg.delivery_status)),
    open: units.length - appraised,
    appraised,
    apart: pkg.apart === true,
    waits: ['AWAITING_RETURN', 'STOPPED'].includes(String(pkg.delivery_status)),
  }
}

function rentedOf({ rentals, returns }: OrderState): Pick<Facts, 'rented' | 'staying'> {
  const rented = rentals.filter(({ closed_at }) => !has(closed_at))
  const asked = returns.filter(({ closed_at }) => !has(closed_at)).map(({ unit_id }) => unit_id)
  return { rented: rented.length, staying: rented.filter(({ unit_id }) => !asked.includes(unit_id)).length }
}
