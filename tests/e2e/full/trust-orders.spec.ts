import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { OrderCredit } from '@/services/credit/credit.schema'
import { formatDay, formatDayShort } from '@/services/format/format.rules'
import type { ReturnPage } from '@/services/logistics/returns/return-detail.schema'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { pdfPages } from '@/tests/factories/http/pdf-text'
import { anOrderToSign, aProposal, callsOf } from '../journeys/order-by-api'
import { logInAs, PEOPLE } from '../journeys/people'
import { expectToast } from '../journeys/toast'

// An order tells each side the truth: until when, how much, how late, whose turn, and what speaks against it.

type Send = Awaited<ReturnType<typeof callsOf>>['send']

const listOf = async (send: Send, query: string) =>
  (await send<{ results: OrderSummary[] }>('GET', `/checkout-management?${query}`)).results

const pathOf = ({ company, order_mask_id }: OrderSummary): string => `${String(company.id)}/${order_mask_id}`

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no ${what}.`)
  return value
}

/** A path of an order in the credit analysis whose company has negative entries. */
async function heldOrder(send: Send): Promise<string> {
  const isHeld = ({ result }: OrderCredit) => result?.report?.negative_entries.some(({ count }) => (count ?? 0) > 0)
  for (const path of (await listOf(send, 'stage_name=CREDIT_ANALYSIS')).map(pathOf))
    if (isHeld(await send<OrderCredit>('GET', `/checkout-management/${path}/credit`))) return path
  throw new Error('Nobody has negative entries.')
}

test('a proposal names one deadline, the total of the term, the forecast and the own comment', async ({
  page,
  request,
}) => {
  const comment = 'Entregar em Campinas só depois de 01/12.'
  const order = await aProposal(request, comment)
  await logInAs(page, 'gestor')
  await page.goto(`/platform/my-orders/${order.order_mask_id}`)

  await expect(page.getByText(`Seu comentário: “${comment}”`)).toBeVisible()
  await expect(page.getByText(/^Em 24 meses/)).toBeVisible()
  await expect(page.getByText(/^Entrega prevista até \d\d\/\d\d\/\d{4}/)).toBeVisible()
  const until = formatDayShort(order.due_at ?? '')
  await expect(page.getByText(new RegExp(`Prazo: .*${until}, às 18h`)).first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Etapas do pedido' })).toContainText(`sua vez até ${until}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar a proposta em PDF, versão 1' }).click()
  const proposal = (await pdfPages(await readFile(await (await download).path()))).join(' ')
  expect(proposal).toContain(`Válida até ${formatDay(order.due_at ?? '')}`)
})

test('an order that one of ours has to sign is hers, from her queue to the signature', async ({ page, request }) => {
  const order = await anOrderToSign(request, { name: 'Paula Siqueira', email: PEOPLE.juridico })
  await logInAs(page, 'juridico')
  await page.goto(`/platform/admin/orders?visao=minhas&busca=${order.order_mask_id}`)
  await expect(page.getByRole('link', { name: order.order_mask_id }).first()).toBeVisible()

  await page.goto(`/platform/admin/orders/${String(order.company.id)}/${order.order_mask_id}`)
  await expect(page.getByText('Você precisa assinar o contrato')).toBeVisible()
  await test.step('she may look at a CPF, which is recorded', async () => {
    await expect(page.getByText(/CPF \d{3}\./)).toHaveCount(0)
    await page.getByRole('button', { name: 'Mostrar CPF de Marina Duarte' }).click()
    await expect(page.getByText('CPF 529.982.247-25')).toBeVisible()
    await page.getByRole('button', { name: 'Abrir o registro completo' }).click()
    const log = page.getByRole('dialog')
    await log.getByRole('button', { name: 'CPFs' }).click()
    await expect(log.getByRole('list', { name: 'CPFs' })).toContainText(/CPF consultado\s*Paula Siqueira/)
    await page.keyboard.press('Escape')
    await expect(log).toBeHidden()
  })
  await page.getByRole('button', { name: 'Ler e assinar' }).click()
  await expect(page.getByRole('heading', { name: /^Assine: Contrato/ })).toBeVisible()
})

test('a contract that ends says whose decision it is, and lets staff ask', async ({ page, request }) => {
  const { send } = await callsOf(request, 'admin')
  const ending = await listOf(send, 'ends_within=90&ordering=ends_on')
  const silent = found(
    ending.find(({ contract_end }) => !contract_end),
    'customer who has not answered',
  )
  const name = silent.order_mask_id
  await logInAs(page, 'admin')
  await page.goto('/platform/admin/orders/contract-ends')
  const row = page.getByRole('row', { name: new RegExp(`${name}.*${silent.company.corporate_name}`) })
  await expect(row.getByText('Vez do cliente')).toBeVisible()
  await row.getByRole('link', { name: 'Perguntar ao cliente' }).click()
  await expect(page.getByText(/^O contrato (termina|terminou)/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Perguntar ao cliente' }).click()
  await expectToast(page, 'Pergunta enviada')
})

test('what is late is late in the lists, on its page, on the board and where it is packed', async ({
  page,
  request,
}) => {
  const { send } = await callsOf(request, 'operacao')
  const late = found((await listOf(send, 'stage_name=PACKAGING&late=true'))[0], 'late order')
  const order = await send('GET', `/checkout-management/${pathOf(late)}`)
  const undated = found(
    order.packages.find(({ delivery_eta, production_eta }) => !delivery_eta && !production_eta),
    'package without a date',
  )
  const [awaited] = (await send<ReturnPage>('GET', '/returns?late=true')).results
  await logInAs(page, 'operacao')
  await page.goto(`/platform/admin/orders?visao=todos&busca=${late.order_mask_id}`)
  const row = page.getByRole('row', { name: new RegExp(`${late.order_mask_id}.*${late.company.corporate_name}`) })
  await expect(row.getByText(/^\d+ dias? de atraso$/)).toBeVisible()
  await page.goto(`/platform/admin/orders/${pathOf(late)}`)
  await expect(page.getByText(/^\d+ dias? de atraso$/).first()).toBeVisible()
  await page.goto('/platform/admin/returnals?atraso=sim')
  await expect(page.getByText(/^(\d+ dias? de atraso|venceu hoje)$/).first()).toBeVisible()
  await page.goto(`/platform/admin/returnals/${String(found(awaited, 'late return').id)}`)
  await expect(page.getByText(/^(Devolução|Avaliação) atrasada$/)).toBeVisible()
  await page.goto(`/platform/admin/deliveries?busca=${late.order_mask_id}`)
  await expect(page.getByTitle(/dias? de atraso$/).first()).toBeVisible()
  for (const place of ['', '/packing']) {
    await page.goto(`/platform/admin/deliveries/${String(undated.id)}${place}`)
    await expect(page.getByText(/^\d+ dias? de atraso$/).first()).toBeVisible()
  }
})

test('the credit of an order shows what is bad before the limit', async ({ page, request }) => {
  const { send } = await callsOf(request, 'financeiro')
  const held = await heldOrder(send)
  await logInAs(page, 'financeiro')
  await page.goto(`/platform/admin/orders/${held}`)
  await expect(page.getByText(/^Risco .*registros?.*: /)).toBeVisible()
  const bad = await page.getByRole('list', { name: 'Registros negativos' }).boundingBox()
  const limit = await page.getByRole('region', { name: 'Limite e exposição' }).boundingBox()
  expect(bad?.y).toBeLessThan(limit?.y ?? 0)
})

test('customers read no CPF in clear', async ({ page, request }) => {
  const { send } = await callsOf(request, 'gestor')
  const { results } = await send<{ results: OrderSummary[] }>('GET', '/checkout?stage_name=ONGOING')
  await logInAs(page, 'gestor')
  await page.goto(`/platform/my-orders/${results[0]?.order_mask_id ?? ''}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/CPF \*\*\*\.\d{3}\.\d{3}-\*\*/).first()).toBeVisible()
  await expect(page.getByText(/\d{3}\.\d{3}\.\d{3}-\d{2}/)).toHaveCount(0)
})
