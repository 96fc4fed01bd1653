import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import type { Showcase } from '@/services/catalogue/showcase/showcase.schema'
import { formatDeadline, formatMoney } from '@/services/format/format.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { Product, ProductTypeDetail, Quotation, Simulator, Step } from '@/services/simulation/simulation.schema'
import { logInAs, PASSWORD, PEOPLE, type Person } from '../journeys/people'

/** API calls of this person. */
async function callsOf(request: APIRequestContext, person: Person) {
  const login = await request.post('/api/login', { data: { email: PEOPLE[person], password: PASSWORD } })
  const { access } = (await login.json()) as { access: string }
  return async <T>(method: string, path: string, data?: object): Promise<T> => {
    const answer = await request.fetch(`/api${path}`, { method, data, headers: { Authorization: `Bearer ${access}` } })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as T
  }
}

type Send = Awaited<ReturnType<typeof callsOf>>

/** Units of a product on the shelf. */
async function addUnits(staff: Send, product: number, count: number): Promise<{ id: number }[]> {
  const units: { id: number }[] = []
  for (let made = 0; made < count; made += 1) {
    const serial = `TRUST-${randomUUID().slice(0, 13).toUpperCase()}`
    const unit = { serial, product_id: product, product_group: 'new', status: 'UP_FOR_RENTAL' }
    units.push(await staff('POST', '/equipment-management', unit))
  }
  return units
}

/** A printer of our own, with this many units. */
async function aPrinter(staff: Send, { price = '500.00', units = 0 }: { price?: string; units?: number } = {}) {
  type Choices = { categories: { id: number; title?: string }[]; product_types: ProductTypeDetail[] }
  const { categories, product_types } = await staff<Choices>('GET', '/product-management-choices')
  const type = product_types.find(({ name }) => name === 'Impressora')
  const name = `Prisma ${randomUUID().slice(0, 8)}`
  const product = await staff<Product & { version: number }>('POST', '/product-management', {
    name,
    model: 'T1',
    title: name,
    description: 'De um teste.',
    price,
    category_id: categories[0]?.id,
    product_type_id: type?.id,
  })
  return { ...product, type: Number(type?.id), units: await addUnits(staff, product.id, units) }
}

const aQuotation = async (customer: Send): Promise<Quotation> => {
  const [simulator] = await customer<Simulator[]>('GET', '/simulators')
  return customer<Quotation>('POST', '/quotations', { simulator: simulator?.id })
}

const card = (page: Page, { name }: { name: string }): Locator => page.getByRole('article', { name, exact: true })
const cart = (page: Page): Locator => page.getByRole('region', { name: 'Seu carrinho' })

test('visitors read the prices of the catalogue, on the home and where they begin, and a changed one', async ({
  browser,
  request,
}) => {
  const staff = await callsOf(request, 'admin')
  const printer = await aPrinter(staff, { price: '20.00', units: 1 })
  const expectShown = async (value: string): Promise<void> => {
    const context = await browser.newContext()
    const page = await context.newPage()
    for (const [address, role] of [
      ['/', 'link'],
      ['/platform/simulation/select-simulation', 'button'],
    ] as const) {
      await page.goto(address)
      const offer = page.getByRole(role, { name: /Impressoras/ })
      await expect(offer).toContainText('a partir de')
      expect((await offer.innerText()).replaceAll('\u00A0', ' ')).toContain(value)
    }
    await context.close()
  }
  const price = async (): Promise<string> => {
    const { simulators } = (await (await request.get('/api/showcase')).json()) as Showcase
    const value = simulators.find(({ name }) => name === 'Impressoras')?.starting_price
    return formatMoney(String(value)).replaceAll('\u00A0', ' ')
  }
  const before = await price()
  await expectShown(before)
  await staff('PUT', `/product-management/${String(printer.id)}`, { version: printer.version, price: '30.00' })
  const after = await price()
  expect(after).not.toBe(before)
  await expectShown(after)
  await staff('PUT', '/product-management/activation', { ids: [printer.id], active: false })
})

test('a quantity is never cut without a word and a choice', async ({ page, request }) => {
  const [staff, customer] = [await callsOf(request, 'admin'), await callsOf(request, 'gestor')]
  const short = await aPrinter(staff, { units: 2 })
  const enough = await aPrinter(staff, { units: 5 })
  const { id, simulator } = await aQuotation(customer)
  const [step] = await customer<Step[]>('GET', `/steps?simulator=${String(simulator.id)}`)
  await logInAs(page, 'gestor')
  await page.goto(`/platform/simulation/${String(id)}/step/${String(step?.id)}`)
  const wanted = page.getByRole('spinbutton', { name: 'Quantas unidades' })
  await wanted.fill('6')
  await wanted.press('Tab')

  // As on a phone, where the cart is the bar at the end.
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`/platform/simulation/${String(id)}/products?type=${String(short.type)}`)
  await card(page, short)
    .getByRole('button', { name: `Adicionar ${short.name}` })
    .click()
  await expect(card(page, short).getByText('Só 2 dos 6 disponíveis agora.')).toBeVisible()
  await expect(cart(page)).toBeHidden()
  await card(page, short).getByRole('button', { name: 'Completar com parecidos' }).click()
  await expect(page.getByText('Faltam 4 unidades.')).toBeVisible()
  await card(page, enough)
    .getByRole('button', { name: `Adicionar ${enough.name}` })
    .click()
  await expect(page.getByText('Faltam 4 unidades.')).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  const quantity = (name: string) => cart(page).getByRole('spinbutton', { name: `Quantidade de ${name} no carrinho` })
  await expect(quantity(short.name)).toHaveValue('2')
  await expect(quantity(enough.name)).toHaveValue('4')
  await expect(page.getByText('Simulação salva')).toBeVisible()

  // The stock shrinks: the older quotation keeps what was asked for and asks.
  const [unit] = short.units
  await staff('PUT', `/equipment-management/${String(unit?.id)}/status`, { status: 'IN_MAINTENANCE', message: 'Teste' })
  await page.reload()
  await expect(quantity(short.name)).toHaveValue('2')
  await expect(cart(page).getByText('Só 1 dos 2 disponível agora.')).toBeVisible()
  await page.getByRole('button', { name: 'Escolher plano' }).click()
  await expect(page.getByText(`${short.name}: Só 1 dos 2 disponível agora.`)).toBeVisible()
  await page.getByRole('link', { name: 'Ajustar os equipamentos' }).click()
  await cart(page)
    .getByRole('button', { name: `Ficar com 1 × ${short.name}` })
    .click()
  await expect(quantity(short.name)).toHaveValue('1')
  await expect(cart(page).getByText(/disponível agora/)).toBeHidden()
})

test('a product without units offers a mail for when it arrives, which staff see', async ({ page, request }) => {
  const [staff, customer] = [await callsOf(request, 'admin'), await callsOf(request, 'gestor')]
  const printer = await aPrinter(staff)
  const { id } = await aQuotation(customer)
  await logInAs(page, 'gestor')
  await page.goto(`/platform/simulation/${String(id)}/products?type=${String(printer.type)}`)
  await card(page, printer)
    .getByRole('button', { name: /^Avise-me quando/ })
    .click()
  await expect(card(page, printer).getByText('Avisamos por e-mail quando chegar.')).toBeVisible()
  await page.reload()
  await expect(card(page, printer).getByRole('button', { name: /^Não avisar mais/ })).toBeVisible()

  await logInAs(page, 'admin')
  await page.goto(`/platform/admin/reservations?visao=avisos&busca=${encodeURIComponent(printer.name)}`)
  await expect(page.getByRole('row', { name: new RegExp(printer.name) })).toContainText('Horizonte Engenharia')
})

test('price, insurance, forecast and deadline are the same from the card to the order', async ({ page, request }) => {
  const [staff, customer] = [await callsOf(request, 'admin'), await callsOf(request, 'gestor')]
  const printer = await aPrinter(staff, { price: '149.00', units: 2 })
  const { id } = await aQuotation(customer)
  const path = `/quotations/${String(id)}`
  const item = { product_id: printer.id, quantity: 2 }
  await customer('PUT', `${path}/products`, { products: [item] })
  await customer('PUT', `${path}/plans`, { duration_months: 24 })
  const [address] = await customer<{ id: number }[]>('GET', '/addresses')
  const delivery = { address_id: address?.id, insurance: true, items: [item] }
  await customer('PUT', `${path}/delivery`, { deliveries: [delivery] })
  await logInAs(page, 'gestor')
  await page.goto(`/platform/simulation/${String(id)}/products?type=${String(printer.type)}`)
  await expect(card(page, printer)).toContainText(/149,00/)
  await expect(card(page, printer)).toContainText('por unidade, sem pacote')
  const forecast = page.getByText(/^Entrega prevista até \d\d\/\d\d\/\d{4}/)
  await page.goto(`/platform/simulation/${String(id)}/delivery`)
  await expect(page.getByText(/^Incluído, sem custo\./)).toBeVisible()
  const arrival = await forecast.innerText()
  const expectUnitPrice = async (): Promise<void> => {
    await expect(page.getByRole('columnheader', { name: 'Por unidade, sem pacote' })).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(printer.name) })).toContainText(/149,00.*298,00/)
  }
  await page.goto(`/platform/simulation/${String(id)}/review`)
  await expectUnitPrice()
  await expect(page.getByText('com seguro de transporte, sem custo')).toBeVisible()
  await expect(forecast).toHaveText(arrival)
  const promised = await page.getByText(/responda até .*, às 18h/).innerText()

  const order = await customer<Order>('PUT', `${path}/finish`, {})
  expect(promised).toContain(`responda até ${formatDeadline(order.due_at ?? '')}.`)
  await page.goto(`/platform/my-orders/${order.order_mask_id}`)
  await expectUnitPrice()
  await expect(forecast).toHaveText(arrival)
  const fee = page.getByRole('complementary', { name: 'Mensalidade' })
  await expect(fee).toContainText(new RegExp(`2 × ${printer.name}.*298,00.*Pacote .*, 2 × R\\$`))
})

test('an upgrade is offered only where it improves the product, and says from what to what', async ({
  page,
  request,
}) => {
  const customer = await callsOf(request, 'gestor')
  const { id } = await aQuotation(customer)
  const types = await customer<ProductTypeDetail[]>('GET', '/product-types')
  const notebook = types.find(({ name }) => name === 'Notebook')
  const products = await customer<Product[]>('GET', `/products-by-type/${String(notebook?.id)}`)
  const idOf = (name: string) => products.find((product) => product.name === name)?.id
  await customer('PUT', `/quotations/${String(id)}/products`, {
    products: ['Vertex 14 Plus', 'Vertex 14 Pro'].map((name) => ({ product_id: idOf(name), quantity: 1 })),
  })
  await logInAs(page, 'gestor')
  await page.goto(`/platform/simulation/${String(id)}/plan`)
  const upgradesOf = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(upgradesOf('Vertex 14 Plus')).toContainText('Armazenamento: de 512 GB para 1 TB')
  await expect(upgradesOf('Vertex 14 Pro')).toContainText('Memória: de 32 GB para 48 GB')
  await expect(upgradesOf('Vertex 14 Pro')).not.toContainText('SSD de 1 TB')
})
