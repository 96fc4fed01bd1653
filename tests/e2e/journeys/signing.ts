import { expect, type APIRequestContext } from '@playwright/test'
import type { Order, OrderSummary } from '@/services/orders/orders.schema'
import { SIGNING_KEY } from '@/services/signing/signing.rules'
import { mailTo } from './mailbox'
import type { Send } from './quotation'

export type Signatory = { name: string; email: string }

const WITNESSES = [
  { name: 'Otávio Reis', email: 'otavio.testemunha@riodoce.example', cpf: '11144477735' },
  { name: 'Lívia Prado', email: 'livia.testemunha@riodoce.example', cpf: '39053344705' },
] as const

/** A contract of the demo data with its witnesses named and no request sent yet. */
export async function aContractToSend(send: Send) {
  const { results } = await send<{ results: OrderSummary[] }>(
    'GET',
    '/checkout-management?stage_name=CONTRACT_INFO&search=Rio%20Doce',
  )
  const ref = `${String(results[0]?.company.id)}/${String(results[0]?.order_mask_id)}`
  let order = await send<Order>('GET', `/checkout-management/${ref}`)
  const document = order.documents.find(({ document_type }) => document_type === 'CONTRACT')
  for (const [place, person] of WITNESSES.entries())
    order = await send<Order>('POST', `/checkout-management/${ref}/documents/${String(document?.id)}/signers`, {
      ...person,
      role: 'witness',
      order: place + 2,
    })
  const [signer, first, second] = order.signers
  if (!signer || !first || !second) throw new Error('Three people are named')
  const title = `contrato de locação nº ${String(order.contract_number)}`
  return {
    path: `/platform/admin/orders/${ref}`,
    maskId: order.order_mask_id,
    title,
    people: [signer, first, second] as const,
  }
}

type Contract = Awaited<ReturnType<typeof aContractToSend>>

const opening = (link: string) => ({ headers: { [SIGNING_KEY]: link.split('#key=')[1] ?? '' } })

/** The link of the newest mail, to sign or to read the signed copy; waits until it works. */
export async function linkOf(
  request: APIRequestContext,
  { maskId, title }: Contract,
  { email }: Signatory,
  kind: 'sign' | 'copy' = 'sign',
): Promise<string> {
  const subject = kind === 'sign' ? `assine o ${title}` : `${title} assinado por todos`
  let link = ''
  await expect(async () => {
    const mail = await mailTo(request, email, `Pedido ${maskId}: ${subject}`)
    link = /\/sign#key=[\w-]{43}/.exec(mail)?.[0] ?? ''
    expect((await request.get('/api/signing', opening(link))).ok()).toBe(true)
  }).toPass()
  return link
}

/** @param used the code of an earlier mail: waits for the next one */
export async function codeOf(
  request: APIRequestContext,
  { maskId }: Contract,
  { email }: Signatory,
  used?: string,
): Promise<string> {
  let code = ''
  await expect(async () => {
    const mail = await mailTo(request, email, `Pedido ${maskId}: seu código para assinar`)
    code = /\n(\d{6})\n/.exec(mail)?.[1] ?? ''
    expect(code).not.toBe(used)
  }).toPass()
  return code
}

/** Reads and signs with the API calls of the page. */
export async function signByApi(
  request: APIRequestContext,
  contract: Contract,
  person: Signatory,
  usedCode?: string,
): Promise<void> {
  const { headers } = opening(await linkOf(request, contract, person))
  await request.get('/api/signing/file', { headers })
  await request.post('/api/signing/code', { headers })
  const data = { name: person.name, consent: true, code: await codeOf(request, contract, person, usedCode) }
  expect((await request.post('/api/signing/signature', { headers, data })).status()).toBe(201)
}
