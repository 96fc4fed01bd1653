import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PackageScreen } from '@/components/logistics/packages/PackageScreen'
import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import { wireOrder } from '@/tests/factories/wire/order.wire'
import { wirePackageDetail } from '@/tests/factories/wire/package.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/logistics/deliveries/MoveDialogForm'
import '@/components/logistics/packing/ShortageDialogForm'
import '@/components/logistics/packages/ReplaceSerialDialogForm'
import '@/components/logistics/packages/EditPackageDialogForm'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => logIn(person(['OPERAÇÃO'], { company: null })))

const AT = '/platform/admin/deliveries/[packageId]'
const packed = {
  serial: 'VX14-1',
  product_id: 2,
  condition: null,
  destination: null,
  comment: null,
  checklist: null,
  received_at: null,
}
const invoice = { name: 'nota-812.pdf', size: 51_200, uploaded_by: 'Joana', uploaded_at: '2026-11-21T12:00:00.000Z' }

function openPackage(overrides: Partial<PackageDetail> = {}) {
  answer('get', '/package-management/31', wirePackageDetail({ serials: [packed], ...overrides }))
  return open(AT, <PackageScreen />, { packageId: '31' })
}

const choose = async (entry: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ações do serial VX14-1' }))
  await userEvent.click(screen.getByRole('menuitem', { name: entry }))
  return screen.findByRole('dialog')
}

describe('the page of a delivery', () => {
  it('shows stage, customer’s state and contents, and links to packing', async () => {
    openPackage({ tracking_code: 'BR 1', short: 2 })
    expect(await screen.findByRole('heading', { level: 1, name: 'Volume do pedido 000052' })).toBeInTheDocument()
    expect(screen.getByText('9 de 24 separados')).toBeInTheDocument()
    expect(screen.getByText('Em preparação')).toBeInTheDocument()
    expect(screen.getByText('BR 1')).toBeInTheDocument()
    const pack = screen.getByRole('link', { name: 'Separar' })
    expect(pack).toHaveAttribute('href', '/platform/admin/deliveries/31/packing')
  })

  it('sends only the changed fields', async () => {
    const sent = answer('put', '/package-management/31', wireOrder())
    openPackage()
    await userEvent.click(await screen.findByRole('button', { name: 'Editar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Dados do volume do pedido 000052' })
    await fill(within(dialog).getByLabelText(/^Comentário/), 'Portaria B')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar dados' }))
    expect(await screen.findByText('Dados do volume salvos.')).toBeInTheDocument()
    expect(sent).toEqual([{ comment: 'Portaria B' }])
  })

  it('takes a serial out after a confirmation', async () => {
    const removed = answer('delete', '/shipping-item-management/31/VX14-1', wireOrder())
    openPackage()
    const dialog = await choose('Tirar do volume')
    expect(dialog).toHaveTextContent('continua reservada para este pedido')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tirar do volume' }))
    expect(await screen.findByText('VX14-1 voltou para a prateleira.')).toBeInTheDocument()
    expect(removed).toHaveLength(1)
  })

  it('replaces a serial, and shows why another one does not fit', async () => {
    const path = '/shipping-item-management/31/VX14-1'
    answer('put', path, refused('conflict', 'Serial VX14-9: não existe no estoque.'), 409)
    openPackage()
    const dialog = await choose('Trocar por outra')
    await userEvent.type(within(dialog).getByLabelText('Serial que entra'), 'vx14-9{Enter}')
    expect(await within(dialog).findByText('Serial VX14-9: não existe no estoque.')).toBeInTheDocument()
    const sent = answer('put', path, wireOrder())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Trocar serial' }))
    expect(await screen.findByText('VX14-1 trocado por VX14-9.')).toBeInTheDocument()
    expect(sent).toEqual([{ serial: 'VX14-9' }])
  })

  it('offers no packing, moving or serial actions once the package has left', async () => {
    openPackage({ can_pack: false, can_exchange: false, delivery_status: 'WAITING_DELIVERY', allowed_statuses: [] })
    expect(await screen.findByText('VX14-1')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Ações do serial/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Separar' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Mover para…' })).not.toBeInTheDocument()
  })

  it('shows its invoice, and withdraws it after a confirmation', async () => {
    answer('delete', '/package-invoice-management/31', wirePackageDetail({ serials: [packed] }))
    openPackage({ invoice })
    expect(await screen.findByText('nota-812.pdf')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Retirar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Retirar a nota fiscal deste volume?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retirar nota' }))
    expect(await screen.findByText(/Arraste o PDF/)).toBeInTheDocument()
  })

  it('shows a not-found page for an unknown id', async () => {
    answer('get', '/package-management/31', refused('not_found', 'Não encontrado.'), 404)
    open(AT, <PackageScreen />, { packageId: '31' })
    expect(await screen.findByRole('heading', { name: 'Não encontramos esse volume' })).toBeInTheDocument()
  })
})
