import { screen, within } from '@testing-library/react'
import { DeliveriesCard } from '@/components/orders/delivery/DeliveriesCard'
import { ShippingPanel } from '@/components/orders/delivery/staff/PackageStagePanels'
import { ReturnPanel } from '@/components/orders/returns/ReturnPanel'
import type { Package } from '@/services/logistics/packages/packages.schema'
import type { Audience } from '@/services/orders/order-address.rules'
import { wireOrder, wirePackage } from '@/tests/factories/wire/order.wire'
import { logIn, person } from '../../layout/frame'
import { open, useNetwork } from '../../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()

const orderRef = { audience: 'staff', companyId: 1, maskId: '000128' } as const
const LATE = /^\d+ dias de atraso$/

const late = (overrides: Partial<Package> = {}) => wirePackage({ due_at: '2026-01-05', ...overrides })
const inTime = wirePackage({ due_at: '2999-01-05' })

const logInAs = (audience: Audience) =>
  logIn(audience === 'customer' ? person(['CLIENTE', 'GESTOR']) : person(['OPERAÇÃO'], { company: null }))

function openCard(pkg: Package, audience: Audience) {
  logInAs(audience)
  open('/', <DeliveriesCard order={wireOrder({ packages: [pkg] })} audience={audience} />)
}

describe('a late package on the page of its order', () => {
  it.each([
    ['staff', 'without a forecast', late(), true],
    ['staff', 'with a forecast that has passed', late({ delivery_eta: '2026-01-05' }), true],
    ['staff', 'in time', inTime, false],
    ['staff', 'that has arrived', wirePackage({ delivery_eta: '2026-01-05', delivery_date: '2026-01-09' }), false],
    ['staff', 'that comes back', late({ package_type: 'return' }), true],
    ['customer', 'with a forecast that has passed', late({ delivery_eta: '2026-01-05' }), true],
    ['customer', 'without a forecast: the deadline is Arrenda’s own', late(), false],
    ['customer', 'that comes back: the step is Arrenda’s own', late({ package_type: 'return' }), false],
  ] as const)('tells %s of one %s', (audience, _, pkg, told) => {
    openCard(pkg, audience)
    expect(screen.queryAllByText(LATE)).toHaveLength(told ? 1 : 0)
  })

  it('is late in the panel of the stage too, and the others are not', () => {
    logInAs('staff')
    const packages = [late(), wirePackage({ ...inTime, id: 32 })]
    const order = wireOrder({ stage_name: 'SHIPPING', turn: 'staff', allowed_actions: [], packages })
    open('/', <ShippingPanel order={order} orderRef={orderRef} />)
    expect(within(screen.getByRole('region', { name: 'Envio' })).getAllByText(LATE)).toHaveLength(1)
  })

  it('is late in the panel of the returns too', () => {
    logInAs('staff')
    const order = wireOrder({
      stage_name: 'RETURNING',
      turn: 'staff',
      allowed_actions: [],
      packages: [late({ package_type: 'return', delivery_status: 'AWAITING_RETURN' })],
    })
    open('/', <ReturnPanel order={order} orderRef={orderRef} />)
    expect(screen.getByText(LATE)).toBeInTheDocument()
  })
})
