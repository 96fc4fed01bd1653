import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { ProductsScreen } from '@/components/simulation/products/ProductsScreen'
import { beginFlow, updateFlow } from '@/contexts/stores/quotation-flow.store'
import type { CartItem } from '@/services/simulation/quotations/quotations.service'
import type { Quotation } from '@/services/simulation/simulation.schema'
import type { QuotationAlert } from '@/services/stock/alerts/alerts.schema'
import { wireProduct, wireQuotation, wireStep } from '@/tests/factories/wire/simulation.wire'
import { serve } from '@/tests/mocks/handlers'
import { keepQuotation, network, openAt, saved, useNetwork, wireLine } from '../simulationDesk'

useNetwork()

const plus = wireProduct({ id: 1, name: 'Vertex 14 Plus', available: 2 })
const studio = wireProduct({ id: 2, name: 'Vertex 16 Studio', available: 23 })
const emptyCart = wireQuotation({ products: [], lines: [], monthly_fee: '0.00', plan: null, final: false })
const cartOf = (quantity: number) =>
  wireQuotation({ products: [wireLine({ product_id: 1, name: 'Vertex 14 Plus', quantity, available: 2 })] })

function openProducts(quotation: Quotation, query: Record<string, string> = {}) {
  const desk = keepQuotation(quotation)
  desk.on<{ products: CartItem[] }>('products', (now, body) => ({
    ...now,
    products: body.products.map((item) =>
      wireLine({ ...item, ...(item.product_id === 1 ? { name: 'Vertex 14 Plus', available: 2 } : { available: 23 }) }),
    ),
  }))
  network.use(
    ...serve({ 'GET /steps': [wireStep()], 'GET /products': [plus, studio], 'GET /product-type-details': [] }),
  )
  return { ...openAt('/platform/simulation/9/products', <ProductsScreen quotationId={9} />, query), ...desk }
}

const card = (name: string) => screen.findByRole('article', { name })

describe('more units than there are', () => {
  beforeEach(() => {
    beginFlow(9)
    updateFlow({ units: 6 })
  })

  it('are not cut: the card says how many are there and lets the customer choose', async () => {
    const { sent } = openProducts(emptyCart)
    const short = within(await card('Vertex 14 Plus'))
    await userEvent.click(short.getByRole('button', { name: 'Adicionar Vertex 14 Plus' }))
    expect(short.getByRole('status')).toHaveTextContent('Só 2 dos 6 disponíveis agora.')
    expect(sent('products')).toEqual([])

    const take = short.getByRole('button', { name: 'Adicionar 2 × Vertex 14 Plus' })
    expect(take).toHaveFocus()
    await userEvent.click(take)
    await waitFor(() => expect(sent('products')).toEqual([{ products: [{ product_id: 1, quantity: 2 }] }]))
    await saved()
  })

  it('are completed with other products, which ’Adicionar’ then adds in the missing quantity', async () => {
    const { sent, router } = openProducts(emptyCart)
    const short = within(await card('Vertex 14 Plus'))
    await userEvent.click(short.getByRole('button', { name: 'Adicionar Vertex 14 Plus' }))
    await userEvent.click(short.getByRole('button', { name: 'Completar com parecidos: Vertex 14 Plus' }))
    await saved()
    expect(router.replace).toHaveBeenCalledWith(
      expect.objectContaining({ query: { missing: '4', similar: 'yes' } }),
      undefined,
      expect.anything(),
    )
    expect(await screen.findByText('Faltam 4 unidades.')).toBeInTheDocument()
    await userEvent.click(
      within(await card('Vertex 16 Studio')).getByRole('button', { name: 'Adicionar Vertex 16 Studio' }),
    )
    const completed = [
      { product_id: 1, quantity: 2 },
      { product_id: 2, quantity: 4 },
    ]
    await waitFor(() => expect(sent('products').at(-1)).toEqual({ products: completed }))
    expect(screen.queryByText(/Faltam 4/)).not.toBeInTheDocument()
    await saved()
  })
})

describe('a product without units', () => {
  it('offers a mail for when it arrives, which can be taken back', async () => {
    const asked: string[] = []
    const path = '*/api/quotations/9/stock-alerts'
    let alerts: QuotationAlert[] = []
    openProducts(emptyCart)
    network.use(
      ...serve({ 'GET /products': [wireProduct({ id: 3, name: 'Vertex 15 Projeto', available: 0 })] }),
      http.get(path, () => HttpResponse.json(alerts)),
      http.put(`${path}/3`, async ({ request }) => {
        alerts = [{ product_id: 3, ...((await request.json()) as { quantity: number }) }]
        asked.push(JSON.stringify(alerts))
        return HttpResponse.json(alerts)
      }),
      http.delete(`${path}/3`, () => HttpResponse.json((alerts = []))),
    )
    const later = within(await card('Vertex 15 Projeto'))
    expect(later.getByRole('button', { name: 'Ver parecidos' })).toBeInTheDocument()
    await userEvent.click(later.getByRole('button', { name: 'Avise-me quando Vertex 15 Projeto chegar' }))
    expect(await later.findByText('Avisamos por e-mail quando chegar.')).toBeInTheDocument()
    expect(asked).toEqual(['[{"product_id":3,"quantity":1}]'])
    await userEvent.click(later.getByRole('button', { name: 'Não avisar mais sobre Vertex 15 Projeto' }))
    expect(await later.findByRole('button', { name: /Avise-me/ })).toBeInTheDocument()
  })
})

describe('a cart whose stock has shrunk', () => {
  it('keeps what was asked for and offers what there is', async () => {
    const { sent } = openProducts(cartOf(6))
    const line = within(await screen.findByRole('region', { name: 'Seu carrinho' }))
    expect(line.getByRole('spinbutton')).toHaveValue('6')
    expect(line.getByText('Só 2 dos 6 disponíveis agora.')).toBeInTheDocument()
    await userEvent.click(line.getByRole('button', { name: 'Ficar com 2 × Vertex 14 Plus' }))
    await waitFor(() => expect(sent('products')).toEqual([{ products: [{ product_id: 1, quantity: 2 }] }]))
    expect(line.queryByText(/disponíveis agora/)).not.toBeInTheDocument()
    await saved()
  })

  it('takes a typed quantity as it is, instead of cutting it to what is available', async () => {
    const { sent } = openProducts(cartOf(2))
    const line = within(await screen.findByRole('region', { name: 'Seu carrinho' }))
    await userEvent.clear(line.getByRole('spinbutton'))
    await userEvent.type(line.getByRole('spinbutton'), '9')
    await userEvent.tab()
    await waitFor(() => expect(sent('products')).toEqual([{ products: [{ product_id: 1, quantity: 9 }] }]))
    expect(line.getByText('Só 2 dos 9 disponíveis agora.')).toBeInTheDocument()
    await saved()
  })
})
