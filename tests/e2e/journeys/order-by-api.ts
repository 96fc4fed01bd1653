import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import type { Address } from '@/services/companies/addresses.schema'
import type { Order } from '@/services/orders/orders.schema'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import type { Product, Quotation, Simulator } from '@/services/simulation/simulation.schema'
import { dayFromToday, pdfNamed } from './files'
import { PASSWORD, PEOPLE, type Person } from './people'

type Body = object | undefined

/** API calls of this person: with JSON, or with a PDF and form fields. */
export async function callsOf(request: APIRequestContext, person: Person) {
  const login = await request.post('/api/login', { data: { email: PEOPLE[person], password: PASSWORD } })
  const { access } = (await login.json()) as { access: string }
  const headers = { Authorization: `Bearer ${access}` }
  return {
    send: async <T = Order>(method: string, path: string, data?: Body): Promise<T> => {
      const answer = await request.fetch(`/api${path}`, { method, data, headers })
      expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
      return (await answer.json()) as T
    },
    upload: async (path: string, name: string, fields: Record<string, string> = {}): Promise<void> => {
      const answer = await request.post(`/api${path}`, { headers, multipart: { ...fields, file: pdfNamed(name) } })
      expect(answer.ok(), `POST ${path}: ${await answer.text()}`).toBe(true)
    },
  }
}

const ONE: Size = { units: 1, addresses: 1 }

type Calls = Awaited<ReturnType<typeof callsOf>>

const SIGNERS = [
  { name: 'Marina Duarte', email: 'gestor@horizonte.example', cpf: '52998224725', role: 'signer', order: 1 },
  { name: 'Otávio Reis', email: 'otavio@horizonte.example', cpf: '11144477735', role: 'witness', order: 2 },
  { name: 'Lívia Prado', email: 'livia@horizonte.example', cpf: '39053344705', role: 'witness', order: 3 },
]

type Size = { units: number; addresses: number }

const pathsOf = ({ order_mask_id: maskId, company }: Pick<Order, 'order_mask_id' | 'company'>) => ({
  own: `/checkout/${maskId}`,
  managed: `/checkout-management/${String(company.id)}/${maskId}`,
})

/** An order of Horizonte whose proposal waits for the customer. */
export async function aProposal(request: APIRequestContext, comment: string): Promise<Order> {
  const [customer, staff] = [await callsOf(request, 'gestor'), await callsOf(request, 'admin')]
  return finishQuotation({ customer, staff }, ONE, comment)
}

/** An order of Horizonte whose contract was sent, and that this person of ours signs first. */
export async function anOrderToSign(request: APIRequestContext, ours: { name: string; email: string }): Promise<Order> {
  const staff = await callsOf(request, 'admin')
  const submitted = await anOrderToAnalyse(request)
  const { managed } = pathsOf(submitted)
  const document = await anUploadedContract(staff, submitted)
  const people = [{ ...SIGNERS[1], ...ours, order: 1 }, { ...SIGNERS[0], order: 2 }, SIGNERS[2]]
  for (const person of people) await staff.send('POST', `${managed}/${document}/signers`, person)
  const [, company, maskId] = managed.slice(1).split('/')
  return staff.send('POST', `/notify-signers-management/${company ?? ''}/${maskId ?? ''}`, {
    stage_name: 'CONTRACT_INFO',
  })
}

/** Staff approve documents and credit, and upload the contract with its number. @returns the path of the contract */
async function anUploadedContract(staff: Calls, submitted: Order): Promise<string> {
  const { managed } = pathsOf(submitted)
  await staff.send('PUT', `${managed}/stage`, { stage_name: 'DOC_ANALYSIS', approved: true, approve_documents: true })
  const credited = await staff.send('PUT', `${managed}/stage`, { stage_name: 'CREDIT_ANALYSIS', approved: true })
  const contract = credited.documents.find(({ document_type }) => document_type === 'CONTRACT')
  const document = `documents/${String(contract?.id)}`
  await staff.upload(`${managed}/${document}/files`, 'Contrato.pdf')
  await staff.send('PUT', `${managed}/contract-numbers`, { contract_number: `CT-${submitted.order_mask_id}` })
  return document
}

/** An order of Horizonte whose documents wait for the analysis. */
export async function anOrderToAnalyse(request: APIRequestContext, size: Size = ONE): Promise<Order> {
  const [customer, staff] = [await callsOf(request, 'gestor'), await callsOf(request, 'admin')]
  const finished = await finishQuotation({ customer, staff }, size)
  const { own } = pathsOf(finished)
  const order = await customer.send('PATCH', own, { proposal_accepted: true })
  for (const { id } of order.documents.filter(({ required }) => required))
    await customer.upload(`${own}/documents/${String(id)}/files`, 'Documento.pdf')
  return customer.send('PUT', `${own}/document-submit/`)
}

/** An order of Horizonte with a signed contract: this many units of one product, spread over this many addresses. */
export async function anOrderToPack(request: APIRequestContext, size: Size): Promise<Order> {
  const [customer, staff] = [await callsOf(request, 'gestor'), await callsOf(request, 'admin')]
  const submitted = await anOrderToAnalyse(request, size)
  const { own, managed } = pathsOf(submitted)
  const document = await anUploadedContract(staff, submitted)
  for (const person of SIGNERS) await customer.send('POST', `${own}/${document}/signers`, person)
  await customer.upload(`${own}/${document}/files`, 'Contrato assinado.pdf', { kind: 'signed' })
  await staff.send('PUT', `${managed}/${document}`, { approved: true })
  return staff.send('PUT', `${managed}/stage`, { stage_name: 'CONTRACT_INFO', approved: true })
}

/** A package of an order of Horizonte that came back and waits for its appraisal. @returns its id and serials */
export async function aReturnToAppraise(request: APIRequestContext, units: number) {
  const [customer, staff] = [await callsOf(request, 'gestor'), await callsOf(request, 'admin')]
  const order = await anOrderToPack(request, { units, addresses: 1 })
  await deliver({ customer, staff }, order, dayFromToday(0))
  const { packages } = await completing(staff, order)('ONGOING')
  const [pkg] = packages.filter(({ package_type }) => package_type === 'return')
  if (!pkg) throw new Error('No return')
  await staff.send('PUT', `/package-management/${String(pkg.id)}`, { delivery_status: 'RETURN_RECEIVED' })
  return { id: pkg.id, serials: pkg.serials.map(({ serial }) => serial) }
}

/** An order of Horizonte in rental: this many units of one product, all delivered on this day, which may have passed. */
export async function aRunningOrder(request: APIRequestContext, units: number, deliveredOn: string): Promise<Order> {
  const [customer, staff] = [await callsOf(request, 'gestor'), await callsOf(request, 'admin')]
  return deliver({ customer, staff }, await anOrderToPack(request, { units, addresses: 1 }), deliveredOn)
}

const completing = (staff: Calls, order: Order) => (stage_name: StageName) =>
  staff.send('PUT', `${pathsOf(order).managed}/stage`, { stage_name, approved: true })

/** Packs, sends and delivers an order, both on this day, up to the signed term: the rental begins. */
async function deliver({ customer, staff }: Record<'customer' | 'staff', Calls>, order: Order, date: string) {
  const { own, managed } = pathsOf(order)
  const complete = completing(staff, order)
  for (const { id } of order.packages)
    await staff.send('POST', '/shipping-item-management', { package_id: id, automatic: true })
  const days = { PACKAGING: dayFromToday(0), SHIPPING: date, DELIVERY_INFO: date }
  for (const stage_name of ['PACKAGING', 'SHIPPING', 'DELIVERY_INFO'] as const) {
    await staff.send('POST', `${managed}/events`, { stage_name, date: days[stage_name], message: 'BR482193077' })
    await complete(stage_name)
  }
  const { documents } = await staff.send('GET', managed)
  const term = `documents/${String(documents.find(({ document_type }) => document_type === 'DELIVERY_TERM')?.id)}`
  await staff.upload(`${managed}/${term}/files`, 'Termo.pdf')
  await customer.upload(`${own}/${term}/files`, 'Termo assinado.pdf', { kind: 'signed' })
  return complete('DELIVERY_TERM')
}

async function finishQuotation(
  { customer: { send }, staff }: Record<'customer' | 'staff', Calls>,
  { units, addresses }: Size,
  comment = '',
) {
  const [simulator] = await send<Simulator[]>('GET', '/simulators')
  const { id } = await send<Quotation>('POST', '/quotations', { simulator: simulator?.id })
  const quotation = `/quotations/${String(id)}`
  const [product] = await send<Product[]>('GET', `/products?quotation=${String(id)}`)
  await registerUnits(staff, product?.id, units)
  await send('PUT', `${quotation}/products`, { products: [{ product_id: product?.id, quantity: units }] })
  await send('PUT', `${quotation}/plans`, { duration_months: 24 })
  const deliveries = (await addressesOf(send, addresses)).map((address, index) => ({
    address_id: address.id,
    insurance: index > 0,
    items: [{ product_id: product?.id, quantity: units / addresses }],
  }))
  await send('PUT', `${quotation}/delivery`, { deliveries })
  return send('PUT', `${quotation}/finish`, { comment })
}

/** Registers units, so that the test does not depend on the shelf: dry run, then confirmation. */
async function registerUnits({ send }: Calls, productId: number | undefined, count: number): Promise<void> {
  const lot = randomUUID().slice(0, 8).toUpperCase()
  const body = {
    product_id: productId,
    product_group: 'new',
    status: 'UP_FOR_RENTAL',
    location: 'Corredor B, prateleira 3',
    serials: Array.from({ length: count }, (_, place) => `E2E-${lot}-${String(place + 1).padStart(2, '0')}`),
  }
  const path = '/equipment-management/serials'
  const { checked } = await send<{ checked: string }>('POST', path, { ...body, dry_run: true })
  await send('POST', path, { ...body, dry_run: false, checked })
}

/** This many addresses: those of the company, then new branches. */
async function addressesOf(send: Calls['send'], count: number): Promise<Address[]> {
  const own = await send<Address[]>('GET', '/addresses')
  for (let place = own.length; place < count; place += 1) {
    own.push(
      await send<Address>('POST', '/addresses', {
        recipient_name: 'Almoxarifado',
        postal_code: '30140071',
        state: 'MG',
        city: 'Belo Horizonte',
        street: 'Rua da Bahia',
        number: String(100 + place),
      }),
    )
  }
  return own.slice(0, count)
}
