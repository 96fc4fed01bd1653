import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { ReviewScreen } from '@/components/simulation/review/ReviewScreen'
import type { Quotation, Review } from '@/services/simulation/simulation.schema'
import { wireAddress } from '@/tests/factories/wire/address.wire'
import { wireOrder } from '@/tests/factories/wire/order.wire'
import { wireProduct, wireQuotation, wireUpgradeItem } from '@/tests/factories/wire/simulation.wire'
import { fill } from '@/tests/setup/fill'
import { keepInCookie, keepQuotation, network, openAt, quotationCookie, refusal, useNetwork } from '../simulationDesk'

useNetwork()

type Sent = { key: string | null; body: unknown }
type Answer = { status: number; body: object }

const reviewOf = (quotation: Quotation, problems: Review['problems'] = []): Review => ({
  ...quotation,
  addresses: [wireAddress()],
  contract_total: '130032.00',
  problems,
})

/** Opens the review; submissions get the answers in turn, the last one repeatedly. */
function openReview(problems: Review['problems'], answers: Answer[] = [], quotation = wireQuotation()) {
  keepInCookie(9)
  const desk = keepQuotation(quotation)
  const finishes: Sent[] = []
  network.use(
    http.get('*/api/quotations/9/finish', () => HttpResponse.json(reviewOf(desk.kept.now, problems))),
    http.put('*/api/quotations/9/finish', async ({ request }) => {
      finishes.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() })
      const { status, body } = answers[Math.min(finishes.length, answers.length) - 1] ?? { status: 500, body: {} }
      return HttpResponse.json(body, { status })
    }),
  )
  return { ...openAt('/platform/simulation/9/review', <ReviewScreen quotationId={9} />), ...desk, finishes }
}

const created: Answer = { status: 201, body: wireOrder({ order_mask_id: '000129' }) }
const sendButton = async () => (await screen.findAllByRole('button', { name: 'Enviar pedido' }))[0] as Element

describe('the review page', () => {
  it('shows the products without the package, which is a line of the fee, the deliveries and the total', async () => {
    openReview([])
    expect(await screen.findByRole('heading', { level: 1, name: 'Confira seu pedido' })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /Vertex 14 Pro/ })).toHaveTextContent(/18R\$\s289,00R\$\s5\.202,00/)
    expect(screen.getByRole('columnheader', { name: 'Por unidade, sem pacote' })).toBeInTheDocument()
    expect(screen.getByRole('complementary', { name: 'Mensalidade' })).toHaveTextContent(
      /18 × Vertex 14 ProR\$\s5\.202,00Pacote Essencial, 18 × R\$\s12,00R\$\s216,00/,
    )
    expect(screen.getByText('Sede São Paulo')).toBeInTheDocument()
    expect(screen.getByText(/^Ao enviar, reservamos os itens .*: responda até .*, às 18h\.$/)).toBeInTheDocument()
    expect(screen.getByText(/^Entrega prevista até \d\d\/\d\d\/\d{4}/)).toBeInTheDocument()
    expect(screen.getByText('18 notebooks', { selector: 'li p' })).toBeInTheDocument()
    expect(screen.getByRole('complementary', { name: 'Mensalidade' })).toHaveTextContent(/Em 24 mesesR\$\s130\.032,00/)
  })

  it('sends the order with its comment, opens it and resets the open quotation', async () => {
    const { finishes, router, sent, on } = openReview([], [created])
    on<{ comment: string }>('comment', (now, { comment }) => ({ ...now, comment }))
    // Other pages must not prompt to continue a quotation that is an order already.
    router.replace.mockImplementation(() => {
      expect(quotationCookie()).toBeUndefined()
      return Promise.resolve(true)
    })
    await fill(await screen.findByLabelText(/Comentário/), '  Só depois de 01/12 ')
    await userEvent.click(await sendButton())
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/platform/my-orders/000129'))
    expect(sent('comment')).toEqual([{ comment: '  Só depois de 01/12 ' }])
    expect(finishes.map(({ body }) => body)).toEqual([{ comment: 'Só depois de 01/12' }])
    expect(await screen.findByText('Pedido 000129 enviado.')).toBeInTheDocument()
    expect(quotationCookie()).toBeUndefined()
  })

  it('sends one order for several quick clicks', async () => {
    const { finishes, router } = openReview([], [created])
    await userEvent.dblClick(await sendButton())
    await waitFor(() => expect(router.replace).toHaveBeenCalled())
    expect(finishes).toHaveLength(1)
    expect(router.replace).toHaveBeenCalledTimes(1)
  })

  it('retries with the same key when the answer was lost', async () => {
    const lost = { status: 500, body: refusal('internal', ['Ocorreu um erro. Tente novamente mais tarde']) }
    const { finishes, router } = openReview([], [lost, created])
    await userEvent.click(await sendButton())
    expect(await screen.findByText('Ocorreu um erro. Tente novamente mais tarde')).toBeInTheDocument()
    expect(quotationCookie()).toBe('9')
    await userEvent.click(await sendButton())
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/platform/my-orders/000129'))
    expect(finishes).toHaveLength(2)
    expect(finishes[0]?.key).toMatch(/^[0-9a-f]{32}$/)
    expect(finishes[1]?.key).toBe(finishes[0]?.key)
  })

  it('shows the new bill when prices changed, and sends once it is accepted', async () => {
    const changed = refusal('price_changed', ['O preço de um item mudou. Confira a mensalidade antes de enviar.'], {
      data: {
        lines: [{ kind: 'product', label: '18 × Vertex 14 Pro', amount: '5382.00' }],
        monthly_fee: '5598.00',
        products: [],
      },
    })
    const { finishes, router } = openReview([], [{ status: 409, body: changed }, created])
    await userEvent.click(await sendButton())
    const asked = await screen.findByRole('dialog', { name: 'Os preços mudaram' })
    expect(asked).toHaveTextContent(/Antes eram R\$\s5\.418,00/)
    expect(asked).toHaveTextContent(/5\.598,00/)
    expect(router.replace).not.toHaveBeenCalled()
    await userEvent.click(within(asked).getByRole('button', { name: 'Aceitar preços e enviar' }))
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/platform/my-orders/000129'))
    expect(finishes.map(({ body }) => body)).toEqual([{ comment: null }, { comment: null, accept_prices: true }])
    expect(finishes[1]?.key).not.toBe(finishes[0]?.key)
  })

  it('shows the shortage and the alternatives', async () => {
    const body = refusal('out_of_stock', ['Vertex 14 Pro: 5 unidades disponíveis, e o pedido tem 18.'], {
      data: { missing: [], alternatives: [wireProduct({ id: 2, name: 'Vertex 16 Studio', available: 23 })] },
    })
    openReview([], [{ status: 409, body }])
    await userEvent.click(await sendButton())
    const told = await screen.findByRole('dialog', { name: 'Faltam unidades' })
    expect(told).toHaveTextContent('Vertex 14 Pro: 5 unidades disponíveis, e o pedido tem 18.')
    expect(within(told).getByRole('listitem')).toHaveTextContent(/Vertex 16 Studio.*23 disponíveis/)
    expect(within(told).getByRole('link', { name: 'Ajustar equipamentos' })).toHaveAttribute(
      'href',
      '/platform/simulation/9/products?similar=yes',
    )
    expect(quotationCookie()).toBe('9')
  })

  it.each([
    ['invalid', 'Escolha o plano.', 'Escolher o plano', '/platform/simulation/9/plan'],
    [
      'quantity_mismatch',
      'Faltam 3 notebooks Vertex 14 Pro.',
      'Ajustar as entregas',
      '/platform/simulation/9/delivery',
    ],
    ['out_of_stock', 'Vertex 14 Pro: nada.', 'Ajustar os equipamentos', '/platform/simulation/9/products?similar=yes'],
  ])('links from the problem %s to the page that fixes it', async (code, message, label, href) => {
    openReview([{ code, message }], [], wireQuotation({ plan: null, final: false }))
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href)
  })

  it('shows upgrades, with a link to those no longer offered', async () => {
    const upgrades = [wireUpgradeItem({ quantity: 3, offered: false })]
    const message = 'SSD de 1 TB para Vertex 14 Pro: não é mais oferecido. Tire do carrinho.'
    openReview([{ code: 'invalid', message, field: 'upgrades' }], [], wireQuotation({ upgrades }))
    expect(await screen.findByRole('row', { name: /SSD de 1 TB 3 R\$\s19,90 R\$\s59,70/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Rever os upgrades' })).toHaveAttribute(
      'href',
      '/platform/simulation/9/plan#upgrades',
    )
  })

  it('links to the plan screen when the chosen package is no longer offered', async () => {
    const message = 'O pacote Antigo não é mais oferecido. Escolha outro.'
    openReview([{ code: 'invalid', message, field: 'service_package' }])
    const link = await screen.findByRole('link', { name: 'Escolher o pacote de serviço' })
    expect(link).toHaveAttribute('href', '/platform/simulation/9/plan')
  })

  it('sends nothing while there are problems, and focuses the first', async () => {
    const { finishes } = openReview([{ code: 'quantity_mismatch', message: 'Faltam 3 notebooks Vertex 14 Pro.' }])
    await userEvent.click(await sendButton())
    expect(screen.getByRole('link', { name: 'Ajustar as entregas' })).toHaveFocus()
    expect(finishes).toEqual([])
  })

  it('applies and removes a coupon, and shows its refusal below the field', async () => {
    const { kept } = openReview([])
    const discount = { kind: 'coupon' as const, label: 'Cupom HORIZONTE24', amount: '-170.00' }
    const unknown = refusal('coupon_not_valid', ['Não encontramos esse cupom. Confira o código.'])
    network.use(
      http.put('*/api/coupons', async ({ request }) => {
        const { discount_code } = (await request.json()) as { discount_code: string }
        if (discount_code === 'NADA') return HttpResponse.json(unknown, { status: 409 })
        const plain = wireQuotation()
        const coupon = { discount_code, discount: '170.00' }
        const lines = [...plain.lines, discount]
        kept.now = discount_code === '' ? plain : { ...plain, coupon, lines, monthly_fee: '5248.00' }
        return HttpResponse.json(kept.now)
      }),
    )
    const fee = () => screen.getByRole('complementary', { name: 'Mensalidade' })
    await userEvent.click(await screen.findByRole('button', { name: 'Tenho um cupom' }))
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }))
    expect(await within(fee()).findByText('Preencha esse campo')).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Cupom'), 'NADA')
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }))
    expect(await within(fee()).findByText('Não encontramos esse cupom. Confira o código.')).toBeInTheDocument()
    expect(screen.getByLabelText('Cupom')).toHaveValue('NADA')
    await userEvent.clear(screen.getByLabelText('Cupom'))
    await fill(screen.getByLabelText('Cupom'), 'HORIZONTE24')
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }))
    await waitFor(() => expect(fee()).toHaveTextContent(/Total por mêsR\$\s5\.248,00/))
    await userEvent.click(within(fee()).getByRole('button', { name: 'Tirar o cupom HORIZONTE24' }))
    await waitFor(() => expect(fee()).toHaveTextContent(/Total por mêsR\$\s5\.418,00/))
  })
})

describe('a quotation that cannot be continued', () => {
  it('links to the order that it became', async () => {
    openReview([], [], wireQuotation({ status: 'finished', order_mask_id: '000129' }))
    expect(await screen.findByRole('heading', { name: 'Esta simulação já é o pedido 000129.' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ver o pedido' })).toHaveAttribute('href', '/platform/my-orders/000129')
  })

  it('links to a new simulation when it has expired', async () => {
    openReview([], [], wireQuotation({ expires_at: '2020-01-01T00:00:00.000Z' }))
    expect(await screen.findByRole('heading', { name: 'Esta simulação expirou.' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Nova simulação' })).toHaveAttribute(
      'href',
      '/platform/simulation/select-simulation',
    )
  })

  it.each([
    ['a quotation of another company', 9],
    ['an invalid id', Number.NaN],
  ])('shows a not-found message for %s', async (_whose, id) => {
    const unseen = refusal('not_found', ['Não encontramos o que você procura.'])
    network.use(http.get('*/api/quotations/9', () => HttpResponse.json(unseen, { status: 404 })))
    openAt('/platform/simulation/x/review', <ReviewScreen quotationId={id} />)
    expect(await screen.findByRole('heading', { name: 'Não encontramos esta simulação.' })).toBeInTheDocument()
    expect(quotationCookie()).toBeUndefined()
  })

  it('links to the products when the cart is empty', async () => {
    openReview([], [], wireQuotation({ products: [], lines: [] }))
    expect(await screen.findByRole('link', { name: 'Escolher produtos' })).toHaveAttribute(
      'href',
      '/platform/simulation/9/products',
    )
  })
})
