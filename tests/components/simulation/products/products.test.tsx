import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { ProductsScreen } from '@/components/simulation/products/ProductsScreen'
import type { CartItem } from '@/services/simulation/quotations/quotations.service'
import type { Product, Quotation } from '@/services/simulation/simulation.schema'
import { wireProduct, wireQuotation, wireStep } from '@/tests/factories/wire/simulation.wire'
import { serve } from '@/tests/mocks/handlers'
import { failOnce, hold, keepQuotation, network, openAt, refusal, saved, useNetwork, wireLine } from '../simulationDesk'

useNetwork()

const pro = wireProduct()
const studio = wireProduct({
  id: 2,
  name: 'Vertex 16 Studio',
  price: '349.00',
  available: 23,
  technical_specifications: [{ name: 'Memória', value: '64 GB' }],
})
const projeto = wireProduct({ id: 3, name: 'Vertex 15 Projeto', available: 0, available_from: '2026-12-03' })
const base = wireProduct({ id: 4, name: 'Vertex 14', price: '129.00' })
const emptyCart = wireQuotation({ products: [], lines: [], monthly_fee: '0.00', plan: null, final: false })

function openProducts(quotation: Quotation, products: Product[], query: Record<string, string> = {}) {
  const desk = keepQuotation(quotation)
  desk.on<{ products: CartItem[] }>('products', (now, body) => ({ ...now, products: body.products.map(wireLine) }))
  network.use(
    ...serve({ 'GET /steps': [wireStep()], 'GET /products': products, 'GET /product-type-details': [] }),
    http.get('*/api/quotations/9/stock-alerts', () => HttpResponse.json([])),
  )
  return { ...openAt('/platform/simulation/9/products', <ProductsScreen quotationId={9} />, query), ...desk }
}

const card = (name: string) => screen.findByRole('article', { name })

describe('the matching products', () => {
  it('are counted, each with its availability', async () => {
    openProducts(emptyCart, [pro, studio, projeto])
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('3 notebooks atendem ao que você pediu')
    expect(await card('Vertex 14 Pro')).toHaveTextContent('42 disponíveis')
    const later = await card('Vertex 15 Projeto')
    expect(later).toHaveTextContent('Disponível a partir de 03/12')
    expect(within(later).queryByRole('button', { name: /Adicionar/ })).not.toBeInTheDocument()
  })

  it('are added to the cart and saved at once', async () => {
    const { sent } = openProducts(emptyCart, [pro, studio])
    await userEvent.click(within(await card('Vertex 14 Pro')).getByRole('button', { name: 'Adicionar Vertex 14 Pro' }))
    await waitFor(() => expect(sent('products')).toEqual([{ products: [{ product_id: 1, quantity: 1 }] }]))
    expect(within(await card('Vertex 14 Pro')).getByRole('spinbutton')).toHaveValue('1')
    await saved()
  })

  it('debounce the quantity', async () => {
    const { sent } = openProducts(wireQuotation(), [pro])
    const more = within(await card('Vertex 14 Pro')).getByRole('button', { name: 'Aumentar' })
    // Synchronous clicks, so that a slow machine does not exceed the debounce between them.
    for (let press = 0; press < 4; press += 1) fireEvent.click(more)
    expect(within(await card('Vertex 14 Pro')).getByRole('spinbutton')).toHaveValue('22')
    await waitFor(() => expect(sent('products')).toEqual([{ products: [{ product_id: 1, quantity: 22 }] }]))
    await saved()
  })

  it('roll a refused change back with a message', async () => {
    openProducts(wireQuotation(), [pro])
    const failure = refusal('invalid', ['Este produto não está mais disponível.'])
    network.use(http.put('*/api/quotations/9/products', () => HttpResponse.json(failure, { status: 400 })))
    await userEvent.click(within(await card('Vertex 14 Pro')).getByRole('button', { name: 'Aumentar' }))
    expect(await screen.findByText('Este produto não está mais disponível.')).toBeInTheDocument()
    await waitFor(async () => expect(within(await card('Vertex 14 Pro')).getByRole('spinbutton')).toHaveValue('18'))
    expect(await saved()).toBeInTheDocument()
  })

  it('keep the input when saving fails, with a message, and save it on retry', async () => {
    const { sent, router } = openProducts(wireQuotation(), [pro])
    failOnce('products')
    await userEvent.click(within(await card('Vertex 14 Pro')).getByRole('button', { name: 'Aumentar' }))
    expect(await screen.findByText('Não foi possível salvar.')).toBeInTheDocument()
    expect(screen.queryByText('Simulação salva')).not.toBeInTheDocument()
    expect(within(await card('Vertex 14 Pro')).getByRole('spinbutton')).toHaveValue('19')
    expect(sent('products')).toEqual([])

    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await saved()
    expect(screen.queryByText('Não foi possível salvar.')).not.toBeInTheDocument()
    expect(sent('products')).toEqual([{ products: [{ product_id: 1, quantity: 19 }] }])
    expect(within(await card('Vertex 14 Pro')).getByRole('spinbutton')).toHaveValue('19')
    expect(router.push).not.toHaveBeenCalled()
  })

  it('save failed changes before continuing', async () => {
    const { sent, router } = openProducts(wireQuotation(), [pro])
    failOnce('products')
    await userEvent.click(within(await card('Vertex 14 Pro')).getByRole('button', { name: 'Aumentar' }))
    await screen.findByText('Não foi possível salvar.')
    await userEvent.click(screen.getByRole('button', { name: 'Escolher plano' }))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/platform/simulation/9/plan'))
    expect(sent('products')).toEqual([{ products: [{ product_id: 1, quantity: 19 }] }])
    await saved()
  })

  it('are removed from the cart after a confirmation', async () => {
    const { sent } = openProducts(wireQuotation(), [pro])
    await userEvent.click(await screen.findByRole('button', { name: 'Tirar Vertex 14 Pro' }))
    const asked = await screen.findByRole('dialog', { name: 'Tirar Vertex 14 Pro do carrinho?' })
    expect(asked).toHaveTextContent('As 18 unidades saem desta simulação, também das entregas.')
    await userEvent.click(within(asked).getByRole('button', { name: 'Manter' }))
    expect(sent('products')).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Tirar Vertex 14 Pro' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Tirar do carrinho' }))
    await waitFor(() => expect(sent('products')).toEqual([{ products: [] }]))
    await saved()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Adicionar Vertex 14 Pro' })).toHaveFocus())
  })

  it('keep the focus after one was added to the cart', async () => {
    openProducts(emptyCart, [pro])
    const one = within(await card('Vertex 14 Pro'))
    await userEvent.click(one.getByRole('button', { name: 'Adicionar Vertex 14 Pro' }))
    await waitFor(() => expect(one.getByRole('button', { name: 'Aumentar' })).toHaveFocus())
    await saved()
  })

  it('do not continue with an empty cart, and focus the first ’Adicionar’', async () => {
    const { router } = openProducts(emptyCart, [pro])
    await card('Vertex 14 Pro')
    await userEvent.click(screen.getByRole('button', { name: 'Escolher plano' }))
    expect(screen.getByText('Seu carrinho está vazio.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Adicionar Vertex 14 Pro' })).toHaveFocus()
    expect(router.push).not.toHaveBeenCalled()
  })

  it('wait for the last change to be saved before continuing', async () => {
    const { router } = openProducts(wireQuotation(), [pro])
    const { released, release } = hold()
    const arrived = jest.fn()
    network.use(
      http.put('*/api/quotations/9/products', async () => {
        arrived()
        await released
        return HttpResponse.json(wireQuotation({ products: [wireLine({ quantity: 19 })] }))
      }),
    )
    await userEvent.click(within(await card('Vertex 14 Pro')).getByRole('button', { name: 'Aumentar' }))
    await userEvent.click(screen.getByRole('button', { name: 'Escolher plano' }))
    await waitFor(() => expect(arrived).toHaveBeenCalledTimes(1))
    expect(router.push).not.toHaveBeenCalled()
    release()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/platform/simulation/9/plan'))
    await saved()
  })

  it('do not continue when the last change could not be saved', async () => {
    const { router } = openProducts(wireQuotation(), [pro])
    const failure = refusal('internal', ['Ocorreu um erro. Tente novamente mais tarde'])
    network.use(http.put('*/api/quotations/9/products', () => HttpResponse.json(failure, { status: 500 })))
    await userEvent.click(within(await card('Vertex 14 Pro')).getByRole('button', { name: 'Aumentar' }))
    await userEvent.click(screen.getByRole('button', { name: 'Escolher plano' }))
    expect(await screen.findByText('Ocorreu um erro. Tente novamente mais tarde')).toBeInTheDocument()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Escolher plano' })).not.toHaveClass('ant-btn-loading'),
    )
    expect(router.push).not.toHaveBeenCalled()
  })

  it('can be compared, at most three, showing the differences only', async () => {
    openProducts(emptyCart, [pro, studio, projeto, base], { compare: '1,2' })
    const table = within(await screen.findByRole('region', { name: 'Comparação' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Vertex 14 Pro',
      'Vertex 16 Studio',
    ])
    expect(table.getByRole('row', { name: /Memória 32 GB 64 GB/ })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Comparar Vertex 15 Projeto' }))
    expect(screen.getByRole('checkbox', { name: 'Comparar Vertex 15 Projeto' })).toBeChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Comparar Vertex 14' }))
    expect(screen.getByRole('checkbox', { name: 'Comparar Vertex 14' })).not.toBeChecked()
    expect(await screen.findByText(/Compare até 3 modelos/)).toBeInTheDocument()
  })

  it('are no longer filtered by an answer that is removed', async () => {
    const choices = [
      { id: 1, step: 2, property: 5, name: 'Engenharia e projetos' },
      { id: 2, step: 3, property: 8, name: 'Grafite' },
    ]
    const { router } = openProducts({ ...emptyCart, simulation_choices: choices, properties: [5, 8] }, [pro])
    await userEvent.click(await screen.findByRole('button', { name: 'Tirar a resposta Grafite' }))
    expect(router.replace).toHaveBeenCalledWith(
      expect.objectContaining({ query: { properties: '5' } }),
      undefined,
      expect.objectContaining({ shallow: true }),
    )
  })

  it('offer similar ones when none matches every answer', async () => {
    openProducts(emptyCart, [])
    expect(await screen.findByText('Nenhum modelo atende a tudo.')).toBeInTheDocument()
    network.use(...serve({ 'GET /products': [wireProduct({ similar: true, missing_answers: ['14 pol. ou mais'] })] }))
    await userEvent.click(screen.getByRole('button', { name: 'Ver parecidos' }))
    expect(await screen.findByRole('heading', { name: 'Parecidos com o que você pediu' })).toBeInTheDocument()
    expect(screen.getByText('Atendem a quase tudo o que você pediu.')).toBeInTheDocument()
    expect(await card('Vertex 14 Pro')).toHaveTextContent('Não atende: 14 pol. ou mais')
  })

  it('can be reloaded after a loading failure', async () => {
    openProducts(emptyCart, [pro])
    const failure = refusal('invalid', ['Uma das características não existe.'])
    network.use(http.get('*/api/products', () => HttpResponse.json(failure, { status: 400 }), { once: true }))
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
    expect(await card('Vertex 14 Pro')).toBeInTheDocument()
  })
})
