import { draftOf, issued } from '../billing/invoicing'
import { aBiller, THIS_MONTH } from '../billing/running-orders'
import { aQuestion } from '../catalogue/catalogue.factory'
import { aCoupon } from '../catalogue/coupons.factory'
import { anAddress, aReadyQuotation } from '../catalogue/simulation.factory'
import { anUpgrade, anUpgradeItem } from '../catalogue/upgrades.factory'
import { callApi } from '../http/call-api'
import { upload } from '../http/files.factory'
import {
  aTeamAt,
  documentId,
  orderOf,
  prepareContract,
  putUpTerm,
  type Team,
  uploadRequired,
} from '../orders/order-road'
import { rowsOf } from '../rows'
import { the } from '../the'
import { aCompany, aStaffUser, aUser, openSession } from './users.factory'

/** The ids of an order for customers and staff, with one of its documents and a file of it. */
async function refOf(team: Team, documentType: string) {
  const { documents } = await orderOf(team)
  const id = await documentId(team, documentType)
  const fileId = documents.find((document) => document.id === id)?.files[0]?.id ?? 0
  return { orderId: team.orderId, companyId: team.companyId, maskId: team.orderMaskId, documentId: id, fileId }
}

async function withDocuments(team: Team) {
  await uploadRequired(team)
  const fields = { document_type: 'Anexo' }
  await upload(`${team.checkout}/extra-documents/`, { token: team.customer.token, fields })
  const ref = await refOf(team, 'ARTICLES_OF_ASSOCIATION')
  const failed = "update mail_outbox set status = 'failed' where order_id = $1 returning id"
  const mail = the((await rowsOf<{ id: number }>(failed, [team.orderId])).slice(0, 1))
  return { ...ref, mailId: mail.id, extra: await refOf(team, 'Anexo') }
}

/** Adds a contract, and an internal note by this person. */
async function withContract(team: Team, { token }: { token: string }) {
  await prepareContract(team)
  const note = await callApi<{ id: number }>('POST', `${team.managed}/notes`, { token, body: { text: 'Uma nota.' } })
  const people = (await orderOf(team)).signers.map(({ id }) => ({ id }))
  return {
    ...(await refOf(team, 'CONTRACT')),
    noteId: note.body.id,
    signerId: the(people.slice(0, 1)).id,
    witnessId: the(people.slice(1, 2)).id,
  }
}

async function withTerm(team: Team) {
  await putUpTerm(team)
  return refOf(team, 'DELIVERY_TERM')
}

/** A user's own records: another session, and a rating. */
async function accountOf({ id }: { id: number }) {
  await openSession(id)
  const newest = 'select family_id as id from refresh_tokens where user_id = $1 order by created_at desc limit 1'
  const rated = 'insert into nps_answers (user_id, score) values ($1, 9) returning id'
  return {
    session: the(await rowsOf<{ id: string }>(newest, [id])),
    rating: the(await rowsOf<{ id: number }>(rated, [id])),
  }
}

const unitOf = async ({ orderId }: Team, at = 0) =>
  the(
    await rowsOf<{ id: number; serial: string; addressId: number }>(
      `select u.id, u.serial, u.address_id as "addressId" from rentals r join equipment_units u on u.id = r.unit_id
       where r.order_id = $1 order by u.id limit 1 offset $2`,
      [orderId, at],
    ),
  )

/** A partial return that awaits collection. */
async function returnOf(team: Team) {
  const { token } = team.customer
  await callApi('POST', '/equipment/returns', { token, body: { units: [(await unitOf(team)).id] } })
  const back = 'select id as "packageId" from packages where order_id = $1 and package_type = \'return\''
  return { maskId: team.orderMaskId, ...the(await rowsOf<{ packageId: number }>(back, [team.orderId])) }
}

/** A relocation in progress. */
async function relocationOf({ id }: { id: number }, { token }: { token: string }) {
  const address = await anAddress(token)
  const body = { units: [id], to_address_id: address.id }
  return { id: (await callApi<{ id: number }>('POST', '/relocations', { token, body })).body.id }
}

/** A device that the company owns itself. */
async function ownUnitOf({ token }: { token: string }, place: { address_id: number; user_id: number }) {
  const body = { model: 'Dell Latitude', serials: ['DL-1'], label: null, ...place }
  return the((await callApi<{ id: number }[]>('POST', '/own-equipment', { token, body })).body)
}

/** A requested exchange of a unit. */
async function exchangeOf({ id }: { id: number }, { token }: { token: string }) {
  const body = { units: [id], kind: 'exchange', reason: 'Não liga.' }
  const asked = await callApi<{ id: number }[]>('POST', '/equipment/exchanges', { token, body })
  return { id: the(asked.body).id }
}

/** A ticket of somebody's about a unit, with its first message. */
async function ticketOf({ id: openedBy, token }: { id: number; token: string }, unit_id: number) {
  const body = { subject: 'Um assunto', message: 'Uma mensagem.', category: 'QUESTION', unit_id }
  const { id } = (await callApi<{ id: number; version: number }>('POST', '/tickets', { token, body })).body
  const first = 'select id from ticket_messages where ticket_id = $1'
  return { id, openedBy, messageId: the(await rowsOf<{ id: number }>(first, [id])).id }
}

/** The company's invoice of this month, issued, with a line about an order. */
async function invoiceOf({ companyId, orderMaskId }: Team) {
  const biller = await aBiller()
  const { id, lines } = await issued(biller, await draftOf(biller, companyId, THIS_MONTH))
  const lineId = the(lines.filter(({ order }) => order?.order_mask_id === orderMaskId).slice(0, 1)).id
  return { id, lineId, orderMaskId }
}

const couponRef = ({ id, discountCode }: { id: number; discountCode: string }) => ({ id, code: discountCode })

async function aManagedCompany() {
  const company = await aCompany()
  const manager = await aUser({ company, isCompanyAdmin: true })
  const buyer = await aUser({ company, groups: ['CLIENTE', 'VENDEDOR'], permitted: [company] })
  const salesperson = await aStaffUser(['VENDEDOR'], { company, permitted: [company] })
  const at = (stage: Parameters<typeof aTeamAt>[0]) => aTeamAt(stage, { company, customer: manager })
  return { company, manager, buyer, salesperson, at }
}

/** A company with records of every kind; another company has orders with the numbers of its first two. */
async function aFullCompany() {
  const house = await aManagedCompany()
  const { company, manager, buyer, salesperson, at } = house
  const credit = await refOf(await at('CREDIT_ANALYSIS'), 'CONTRACT')
  const packing = await at('PACKAGING')
  const pkg = the((await orderOf(packing)).packages.slice(0, 1))
  const proposal = await refOf(await at('PROPOSAL_AGREEMENT'), 'CONTRACT')
  const documents = await withDocuments(await at('DOC_ANALYSIS'))
  const contract = await withContract(await at('CONTRACT_INFO'), salesperson)
  const term = await withTerm(await at('DELIVERY_TERM'))
  const ongoing = await at('ONGOING')
  const unit = await unitOf(ongoing)
  await callApi('PUT', `/equipment/${String(unit.id)}/user`, { token: manager.token, body: { user_id: buyer.id } })
  const other = await at('ONGOING')
  const partialReturn = await returnOf(other)
  const exchange = await exchangeOf(await unitOf(other, 1), manager)
  const relocation = await relocationOf(await unitOf(ongoing, 1), manager)
  const ownUnit = await ownUnitOf(manager, { address_id: unit.addressId, user_id: buyer.id })
  const { quotation, simulator, product, address } = await aReadyQuotation({ person: manager })
  const question = await aQuestion({ simulatorId: simulator.id, position: 1, options: ['Escritório'] })
  const upgrade = await anUpgrade({ productIds: [product.id] })
  const upgradeItem = await anUpgradeItem({ quotationId: quotation.id, productId: product.id, upgrade })
  const ids = {
    company: { id: company.id },
    orders: {
      credit,
      packing: { ...(await refOf(packing, 'CONTRACT')), packageId: pkg.id },
      proposal,
      documents,
      contract,
      term,
      ongoing: await refOf(ongoing, 'CONTRACT'),
    },
    unit,
    ownUnit: { id: ownUnit.id },
    ticket: await ticketOf(manager, unit.id),
    invoice: await invoiceOf(ongoing),
    relocation,
    exchange,
    partialReturn,
    quotation: { id: quotation.id },
    upgradeItem: { id: upgradeItem.id },
    delivered: { id: address.id },
    office: { id: (await anAddress(manager.token)).id },
    branch: { id: (await anAddress(manager.token)).id },
    depot: { id: (await anAddress(manager.token)).id },
    coupon: couponRef(await aCoupon({ companyId: company.id })),
    user: { id: buyer.id },
    ...(await accountOf(manager)),
  }
  const catalogue = {
    step: question.id,
    properties: question.options,
    product: product.id,
    upgrade: upgrade.id,
    servicePackage: the(simulator.packages.slice(0, 1)).id,
  }
  return { house, ids, catalogue }
}

/** The company of the intruders, with the records that they need to refer to foreign ones. */
async function aTryingCompany() {
  const house = await aManagedCompany()
  const { company, manager, salesperson, buyer, at } = house
  const documents = await withDocuments(await at('DOC_ANALYSIS'))
  const unit = await unitOf(await at('ONGOING'))
  const { quotation, product } = await aReadyQuotation({ person: manager })
  const ids = {
    company: { id: company.id },
    documents,
    unit,
    quotation: { id: quotation.id },
    product: product.id,
    buyer: { id: buyer.id },
    salesperson: { id: salesperson.id },
  }
  return { house, ids }
}

/** Two companies with their people: `foreign` has records of every kind, `own` is the company of the intruders. */
export async function twoCompanies() {
  const [foreign, own] = [await aFullCompany(), await aTryingCompany()]
  return {
    owners: foreign.house,
    attackers: own.house,
    things: { foreign: foreign.ids, own: own.ids, catalogue: foreign.catalogue },
  }
}

export type Things = Awaited<ReturnType<typeof twoCompanies>>['things']

/** The same shape with ids that do not exist. */
export function namingNothing<T>(ids: T): T {
  const json = JSON.stringify(ids, (_, value: unknown) => {
    if (typeof value === 'number') return 999_999
    if (typeof value !== 'string') return value
    if (/^\d{6}$/.test(value)) return '999999'
    return /^[\da-f-]{36}$/.test(value) ? '00000000-0000-4000-8000-000000000000' : 'NENHUM'
  })
  return JSON.parse(json) as T
}
