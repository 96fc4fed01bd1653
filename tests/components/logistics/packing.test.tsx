import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { LiveUpdates } from '@/components/layout/app/LiveUpdates'
import { PackingScreen } from '@/components/logistics/packing/PackingScreen'
import type { LiveChange } from '@/services/live/live.rules'
import { openEvents } from '@/services/live/live.service'
import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import { wireOrder, wirePackage } from '@/tests/factories/wire/order.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireListed, wirePackageDetail } from '@/tests/factories/wire/package.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, network, open, refused, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/logistics/packing/FinishDialogForm'
import '@/components/logistics/packing/ShortageDialogForm'

jest.mock('@/contexts/LoginContext')
jest.mock('@/services/live/live.service')
useNetwork()

const AT = '/platform/admin/deliveries/[packageId]/packing'
const unit = (serial: string) => ({
  serial,
  product_id: 2,
  condition: null,
  destination: null,
  comment: null,
  checklist: null,
  received_at: null,
})

/** A package of three notebooks, with these serials packed. */
function aBox(serials: string[], overrides: Partial<PackageDetail> = {}): PackageDetail {
  const [product] = wirePackageDetail().products
  if (!product) throw new Error('no product')
  const packed = serials.length
  const products = [{ ...product, quantity: 3, packed, short: 0 }]
  return wirePackageDetail({ units: 3, packed, products, serials: serials.map(unit), ...overrides })
}

const orderWith = (serials: string[]) =>
  wireOrder({
    packages: [wirePackage({ items: [{ product_id: 2, name: 'Vertex 14', quantity: 3 }], serials: serials.map(unit) })],
  })

function openBox(box: PackageDetail, beside?: ReactNode) {
  answer('get', '/package-management/31', box)
  const shelf = { product_id: 2, name: 'Vertex 14', missing: 2 }
  const units = [{ serial: 'VX14-9', location: 'A-03', product_group: 'new' }]
  network.use(http.get('*/api/package-management/31/suggestions', () => HttpResponse.json([{ ...shelf, units }])))
  const packer = (
    <>
      {beside}
      <PackingScreen />
    </>
  )
  return open(AT, packer, { packageId: '31' })
}

const field = () => screen.findByRole('textbox', { name: 'Serial' })

beforeEach(() => {
  window.localStorage.clear()
  logIn(person(['OPERAÇÃO'], { company: null }))
})

describe('two people packing the same package', () => {
  it('says until when the box is due, by the deadline of its order where it has no date', async () => {
    openBox(aBox([], { delivery_eta: null, due_at: '2026-11-17T21:00:00.000Z' }))
    expect(await screen.findByText(/dias de atraso$/)).toBeInTheDocument()
    expect(screen.queryByText('sem prazo')).not.toBeInTheDocument()
  })

  it('see each other’s scans without a reload, and both keep the focus in the scan field', async () => {
    let tell: (change: LiveChange) => void = () => undefined
    const stream = new ReadableStream({
      start: (out) => {
        tell = (change) => out.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(change)}\n\n`))
      },
    })
    jest.mocked(openEvents).mockResolvedValue(stream)
    openBox(aBox(['VX14-1']), <LiveUpdates />)
    await field()
    expect(screen.getByRole('progressbar', { name: 'Seriais no volume: 1 de 3' })).toBeInTheDocument()

    answer('get', '/package-management/31', aBox(['VX14-1', 'VX14-5']))
    tell({ type: 'order', id: '000128', company_id: 1, version: 9 })

    expect(await screen.findByRole('progressbar', { name: 'Seriais no volume: 2 de 3' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Tirar VX14-5' })).toBeInTheDocument()
    expect(await field()).toHaveFocus()
    // A serial that the other user has just packed is not sent again.
    await userEvent.keyboard('https://arrenda.example/u/VX14-5{Enter}')
    expect(await screen.findByText('já está neste volume')).toBeInTheDocument()
  })
})

describe('packing with a scanner', () => {
  it('saves each serial at once, confirms it, and keeps the focus', async () => {
    const sent = answer('post', '/shipping-item-management', orderWith(['VX14-1', 'VX14-2']))
    openBox(aBox(['VX14-1']))
    expect(await field()).toHaveFocus()
    await userEvent.keyboard('vx14-2{Enter}')
    expect(await screen.findByText('Vertex 14, adicionado agora')).toBeInTheDocument()
    expect(sent).toEqual([{ package_id: 31, serials: ['VX14-2'] }])
    expect(screen.getByRole('progressbar', { name: 'Seriais no volume: 2 de 3' })).toBeInTheDocument()
    expect(await field()).toHaveFocus()
    expect(await field()).toHaveValue('')
    expect(screen.getByText('Salvo')).toBeInTheDocument()
  })

  it('shows why a serial does not fit, and sends none that is already in the package', async () => {
    const wrong = 'Serial VX14-7: não está disponível, já está no pedido 000009 de Usina Santa Aurora.'
    const sent = answer('post', '/shipping-item-management', refused('conflict', wrong), 409)
    openBox(aBox(['VX14-1']))
    await field()
    await userEvent.keyboard('VX14-7{Enter}')
    expect(await screen.findByText(/^não está disponível, já está no pedido 000009/)).toBeInTheDocument()
    await userEvent.keyboard('vx14-1{Enter}')
    expect(await screen.findByText('já está neste volume')).toBeInTheDocument()
    expect(sent).toHaveLength(1)
  })

  it('removes the last serial on undo, and keeps the others', async () => {
    answer('post', '/shipping-item-management', orderWith(['VX14-1', 'VX14-2']))
    const removed = answer('delete', '/shipping-item-management/31/VX14-2', orderWith(['VX14-1']))
    openBox(aBox(['VX14-1']))
    await field()
    await userEvent.keyboard('VX14-2{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByText(/de volta à prateleira/)).toBeInTheDocument()
    expect(removed).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Tirar VX14-2' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Tirar VX14-1' })).toBeInTheDocument()
  })

  it('queues offline scans across a reload, and sends each once with the same key', async () => {
    const keys: (string | null)[] = []
    let isDown = true
    network.use(
      http.post('*/api/shipping-item-management', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return isDown ? HttpResponse.error() : HttpResponse.json(orderWith(['VX14-1', 'VX14-2']))
      }),
    )
    const { unmount } = openBox(aBox(['VX14-1']))
    await field()
    await userEvent.keyboard('VX14-2{Enter}')
    expect(await screen.findByText('1 na fila')).toBeInTheDocument()
    expect(screen.getByText(/fica na fila e é enviado depois/)).toBeInTheDocument()
    unmount()
    isDown = false
    openBox(aBox(['VX14-1']))
    expect(await screen.findByText('Vertex 14, adicionado agora')).toBeInTheDocument()
    expect(new Set(keys).size).toBe(1)
    expect(window.localStorage).toHaveLength(0)
  })

  it('shows where to fetch what is missing', async () => {
    openBox(aBox([]))
    await userEvent.click(await screen.findByText('Onde buscar (1)'))
    expect(screen.getByText('A-03')).toBeInTheDocument()
  })
})

describe('finishing a package', () => {
  it('points to what is missing', async () => {
    openBox(aBox(['VX14-1']))
    await userEvent.click(await screen.findByRole('button', { name: 'Concluir volume' }))
    expect(await screen.findByText('Faltam 2 seriais neste volume.')).toBeInTheDocument()
    expect(await field()).toHaveFocus()
    expect(await field()).toHaveAccessibleDescription('Faltam 2 seriais neste volume.')
  })

  it('sends the expected day, and opens the next package', async () => {
    const sent = answer('put', '/package-management/31', wireOrder())
    const { router } = openBox(aBox(['VX14-1', 'VX14-2', 'VX14-3'], { delivery_eta: null }))
    answer('get', '/package-management', wirePage([wireListed(), wireListed({ id: 32 })]))
    await userEvent.click(await screen.findByRole('button', { name: 'Concluir volume' }))
    const dialog = await screen.findByRole('dialog', { name: 'Concluir o volume 000052?' })
    await fill(within(dialog).getByLabelText('Previsão de entrega'), '05012099')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Concluir volume' }))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/platform/admin/deliveries/32/packing'))
    expect(sent).toEqual([{ delivery_status: 'WAITING_SHIPMENT', delivery_eta: '2099-01-05' }])
  })

  it('can report a shortage instead, with a comment', async () => {
    const sent = answer('put', '/package-management/31', wireOrder())
    openBox(aBox(['VX14-1']))
    await userEvent.click(await screen.findByRole('button', { name: 'Falta item' }))
    const dialog = await screen.findByRole('dialog', { name: 'Falta item neste volume' })
    expect(dialog).toHaveTextContent('faltam 2, há estoque')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Registrar falta' }))
    expect(await within(dialog).findByText('Diga o que falta')).toBeInTheDocument()
    await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'Aguardando compra')
    await fill(within(dialog).getByLabelText('O que falta e até quando'), 'Chega quinta')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Registrar falta' }))
    await waitFor(() => expect(sent).toEqual([{ delivery_status: 'WAITING_PURCHASE', comment: 'Chega quinta' }]))
  })
})

describe('a package that is not in packing', () => {
  it('shows where it is', async () => {
    openBox(aBox([], { can_pack: false, delivery_status: 'DELIVERED' }))
    expect(
      await screen.findByRole('heading', { name: 'O volume do pedido 000052 não está em separação' }),
    ).toBeInTheDocument()
    expect(screen.getByText('Ele está em Entregue.')).toBeInTheDocument()
  })
})
