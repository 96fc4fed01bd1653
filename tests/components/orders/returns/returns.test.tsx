import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DeliveriesCard } from '@/components/orders/delivery/DeliveriesCard'
import { ReturnPanel } from '@/components/orders/returns/ReturnPanel'
import type { Package } from '@/services/logistics/packages/packages.schema'
import type { Audience } from '@/services/orders/order-address.rules'
import { wireOrder, wirePackage, wirePackedUnit } from '@/tests/factories/wire/order.wire'
import { wireOwnReturn } from '@/tests/factories/wire/returns.wire'
import { logIn, person } from '../../layout/frame'
import { answer, open, useNetwork } from '../../users/usersDesk'

jest.mock('@/contexts/LoginContext')
jest.mock('@/services/http/save-file')
useNetwork()

const received_at = '2026-11-20T12:00:00.000Z'

const aReturn = (overrides: Partial<Package> = {}): Package =>
  wirePackage({
    id: 74,
    package_type: 'return',
    delivery_status: 'AWAITING_RETURN',
    serials: [wirePackedUnit(), wirePackedUnit({ serial: 'VX14-2' })],
    ...overrides,
  })

const appraised = () =>
  aReturn({
    state: 'DELIVERED',
    delivery_status: 'APPRAISAL',
    serials: [
      wirePackedUnit({ received_at, condition: 'damaged', comment: 'Tela trincada', checklist: { screen: 'bad' } }),
      wirePackedUnit({ serial: 'VX14-2', received_at }),
    ],
  })

function openCard(pkg: Package, audience: Audience = 'customer') {
  logIn(audience === 'customer' ? person(['CLIENTE', 'GESTOR']) : person(['OPERAÇÃO'], { company: null }))
  open('/', <DeliveriesCard order={wireOrder({ packages: [pkg] })} audience={audience} />)
}

describe('the returns of an order', () => {
  it('have labels for any number of boxes until they are collected', async () => {
    openCard(aReturn())
    const printed = answer('get', '/checkout/000128/returns/74/label', {})

    await userEvent.click(screen.getByRole('button', { name: 'Aumentar' }))
    await userEvent.click(screen.getByRole('button', { name: 'Baixar 2 etiquetas' }))

    await waitFor(() => expect(printed).toEqual([{ volumes: '2', format: 'sheet' }]))
  })

  it('show which units arrived and their condition, with photographs', async () => {
    openCard(appraised())
    expect(screen.queryByRole('button', { name: /etiqueta/ })).not.toBeInTheDocument()
    expect(screen.getByText('2 de 2 equipamentos recebidos')).toBeInTheDocument()
    const [first, second] = within(screen.getByRole('list', { name: 'Equipamentos da devolução 74' })).getAllByRole(
      'listitem',
    )
    expect(first).toHaveTextContent(/VX14-1 Vertex 14 Pro.*Com avaria.*Com falha: Tela.*“Tela trincada”/)
    expect(second).toHaveTextContent(/VX14-2.*Em avaliação/)

    const pictures = [
      { id: 1, src: '/pictures/1', moment: 'packing' },
      { id: 2, src: '/pictures/2', moment: 'appraisal' },
    ]
    answer('get', '/checkout/000128/returns/74', wireOwnReturn([{ serial: 'VX14-1', pictures }]))
    await userEvent.click(screen.getByRole('button', { name: 'Ver fotos' }))

    expect(await screen.findByRole('img', { name: 'VX14-1, na separação, foto 1' })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'VX14-1, na devolução, foto 1' })).toBeInTheDocument()
  })

  it('link staff to the page of the return for receipt and appraisal', () => {
    openCard(appraised(), 'staff')
    expect(screen.getByRole('link', { name: 'Abrir devolução' })).toHaveAttribute(
      'href',
      '/platform/admin/returnals/74',
    )
    expect(screen.queryByRole('button', { name: 'Ver fotos' })).not.toBeInTheDocument()
  })
})

describe('an order that is being returned', () => {
  it('links staff to the next step of each return, and shows the progress', () => {
    const order = wireOrder({
      stage_name: 'RETURNING',
      packages: [aReturn(), { ...appraised(), id: 75 }],
      allowed_actions: ['receive_return', 'appraise_return'],
    })
    open('/', <ReturnPanel order={order} orderRef={{ audience: 'staff', companyId: 1, maskId: '000128' }} />)

    expect(screen.getByRole('link', { name: 'Receber' })).toHaveAttribute('href', '/platform/admin/returnals/74')
    expect(screen.getByRole('link', { name: 'Avaliar' })).toHaveAttribute('href', '/platform/admin/returnals/75')
    expect(screen.getByText('1 de 2 avaliados')).toBeInTheDocument()
  })
})
