import { flawlessAppraisal } from '@/services/logistics/returns/appraisal.rules'
import { CHECKLIST_POINTS } from '@/services/logistics/returns/checklist.rules'
import { toDay } from '@/services/format/format.rules'
import { REQUIRED_DOCUMENTS } from '@/services/orders/documents/required-documents.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { type Answer, callApi } from '../http/call-api'
import { aPdf, upload } from '../http/files.factory'
import { aStaffUser } from '../people/users.factory'
import { rowsOf } from '../rows'
import { anOrder } from './orders.factory'

/** An order with everyone who works on it, and its two API paths. */
export async function aTeam(overrides: Parameters<typeof anOrder>[0] = {}) {
  const order = await anOrder(overrides)
  const admin = await aStaffUser(['ADMINISTRADOR'])
  const checkout = `/checkout/${order.orderMaskId}`
  const managed = `/checkout-management/${String(order.companyId)}/${order.orderMaskId}`
  return {
    ...order,
    admin,
    checkout,
    managed,
    asCustomer: (method: string, path = '', body?: unknown) =>
      callApi<Order>(method, `${checkout}${path}`, { token: order.customer.token, body }),
    asAdmin: (method: string, path = '', body?: unknown) =>
      callApi<Order>(method, `${managed}${path}`, { token: admin.token, body }),
  }
}

export type Team = Awaited<ReturnType<typeof aTeam>>

/** The current order, as staff read it. */
export async function orderOf({ asAdmin }: Team): Promise<Order> {
  return (await asAdmin('GET')).body
}

/** The id of a document, including one that is not shown yet. */
export async function documentId({ orderId }: Pick<Team, 'orderId'>, documentType: string): Promise<number> {
  const sql = 'select id from order_documents where order_id = $1 and document_type = $2'
  const [document] = await rowsOf<{ id: number }>(sql, [orderId, documentType])
  if (!document) throw new Error(`No document ${documentType}`)
  return document.id
}

const CPFS = ['52998224725', '11144477735', '39053344705']

/** The happy path out of each stage, performed by its owners. */
const STEPS: Partial<Record<StageName, (team: Team) => Promise<unknown>>> = {
  PROPOSAL_AGREEMENT: async ({ asCustomer }) => done(await asCustomer('PATCH', '', { proposal_accepted: true })),
  DOC_ANALYSIS: async (team) => {
    await handIn(team)
    done(await team.asAdmin('PUT', '/stage', { stage_name: 'DOC_ANALYSIS', approved: true, approve_documents: true }))
  },
  CREDIT_ANALYSIS: async (team) => complete(team, 'CREDIT_ANALYSIS'),
  CONTRACT_INFO: async (team) => {
    if ((await orderOf(team)).signers.length === 0) await prepareContract(team)
    await signContract(team)
    done(await team.asAdmin('PUT', `/documents/${String(await documentId(team, 'CONTRACT'))}`, { approved: true }))
    await complete(team, 'CONTRACT_INFO')
  },
  PACKAGING: async (team) => {
    await pack(team)
    done(await team.asAdmin('POST', '/events', { stage_name: 'PACKAGING', date: toDay(new Date()) }))
    await complete(team, 'PACKAGING')
  },
  SHIPPING: async (team) => {
    const date = toDay(new Date())
    done(await team.asAdmin('POST', '/events', { stage_name: 'SHIPPING', message: 'BR482193077', date }))
    await complete(team, 'SHIPPING')
  },
  DELIVERY_INFO: async (team) => {
    done(await team.asAdmin('POST', '/events', { stage_name: 'DELIVERY_INFO', date: toDay(new Date()) }))
    await complete(team, 'DELIVERY_INFO')
  },
  DELIVERY_TERM: async (team) => {
    await putUpTerm(team)
    await signTerm(team)
    await complete(team, 'DELIVERY_TERM')
  },
  ONGOING: async (team) => complete(team, 'ONGOING'),
  RETURNING: async (team) => {
    await receive(team)
    await appraise(team)
    await complete(team, 'RETURNING')
  },
}

/** Takes an order along the happy path to a stage. */
export async function walkTo(team: Team, target: StageName): Promise<Order> {
  await walk(team, target)
  return orderOf(team)
}

async function walk(team: Team, target: StageName): Promise<void> {
  for (let stage = await stageOf(team); stage !== target; stage = await stageOf(team)) {
    const step = STEPS[stage]
    if (!step) throw new Error(`No way from ${stage} to ${target}`)
    await step(team)
  }
}

async function stageOf({ orderId }: Team): Promise<StageName> {
  const [order] = await rowsOf<{ stage_name: StageName }>('select stage_name from orders where id = $1', [orderId])
  if (!order) throw new Error('No such order')
  return order.stage_name
}

/** A team with an order at a stage. */
export async function aTeamAt(stage: StageName, overrides: Parameters<typeof aTeam>[0] = {}): Promise<Team> {
  const team = await aTeam(overrides)
  await walk(team, stage)
  return team
}

export async function uploadRequired(team: Team): Promise<void> {
  for (const type of REQUIRED_DOCUMENTS) {
    const path = `${team.checkout}/documents/${String(await documentId(team, type))}/files`
    done(await upload(path, { token: team.customer.token, content: aPdf(type), name: `${type}.pdf` }))
  }
}

export async function handIn(team: Team): Promise<void> {
  await uploadRequired(team)
  done(await team.asCustomer('PUT', '/document-submit/'))
}

/** Adds the contract's PDF, its number, a signer and two witnesses. */
export async function prepareContract(team: Team): Promise<void> {
  const id = String(await documentId(team, 'CONTRACT'))
  done(await upload(`${team.managed}/documents/${id}/files`, { token: team.admin.token, name: 'contrato.pdf' }))
  done(await team.asAdmin('PUT', '/contract-numbers', { contract_number: '2026-0128' }))
  for (const [index, cpf] of CPFS.entries()) {
    const role = index === 0 ? 'signer' : 'witness'
    const signer = {
      name: `Pessoa ${String(index)}`,
      email: `pessoa${String(index)}@horizonte.example`,
      cpf,
      role,
      order: index + 1,
    }
    done(await team.asCustomer('POST', `/documents/${id}/signers`, signer))
  }
}

export async function signContract(team: Team): Promise<void> {
  const path = `${team.checkout}/documents/${String(await documentId(team, 'CONTRACT'))}/files`
  done(await upload(path, { token: team.customer.token, name: 'assinado.pdf', fields: { kind: 'signed' } }))
}

export async function putUpTerm(team: Team): Promise<void> {
  const path = `${team.managed}/documents/${String(await documentId(team, 'DELIVERY_TERM'))}/files`
  done(await upload(path, { token: team.admin.token, name: 'termo.pdf' }))
}

/** Without a kind, as the specification writes it: a customer can only send the signed copy. */
export async function signTerm(team: Team): Promise<void> {
  const path = `${team.checkout}/documents/${String(await documentId(team, 'DELIVERY_TERM'))}/files`
  done(await upload(path, { token: team.customer.token, name: 'termo-assinado.pdf' }))
}

/** Packs the oldest units into every package. */
export async function pack(team: Team): Promise<void> {
  for (const { id } of (await orderOf(team)).packages) {
    const body = { package_id: id, automatic: true }
    done(await callApi('POST', '/shipping-item-management', { token: team.admin.token, body }))
  }
}

export async function receive(team: Team): Promise<void> {
  for (const { id } of await returnsOf(team)) {
    const body = { delivery_status: 'RETURN_RECEIVED' }
    done(await callApi('PUT', `/package-management/${String(id)}`, { token: team.admin.token, body }))
  }
}

export async function appraise(team: Team): Promise<void> {
  for (const { id, serials } of await returnsOf(team)) {
    const items = serials.map(({ serial }) => ({ serial, ...flawlessAppraisal(CHECKLIST_POINTS) }))
    done(
      await callApi('POST', `/package-management/${String(id)}/appraisal`, {
        token: team.admin.token,
        body: { items },
      }),
    )
  }
}

export async function returnsOf(team: Team) {
  const { packages } = await orderOf(team)
  return packages.filter(({ package_type, state }) => package_type === 'return' && state !== 'CANCELED')
}

async function complete({ asAdmin }: Team, stage_name: StageName): Promise<void> {
  done(await asAdmin('PUT', '/stage', { stage_name, approved: true }))
}

/** Throws for a refusal: the happy path has none. */
function done<T>(answer: Answer<T>): Answer<T> {
  if (answer.status >= 300) throw new Error(`${String(answer.status)} ${JSON.stringify(answer.body)}`)
  return answer
}
