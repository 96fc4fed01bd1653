import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OngoingPanel } from '@/components/orders/contract-end/staff/OngoingPanel'
import { AddPackage } from '@/components/orders/delivery/staff/AddPackage'
import { rentedUnits } from '@/components/orders/delivery/staff/packages.rules'
import { wireAddress } from '@/tests/factories/wire/address.wire'
import { wireOrder, wirePackage, wirePackedUnit } from '@/tests/factories/wire/order.wire'
import { fill } from '@/tests/setup/fill'
import { answer, open, refused, useNetwork } from '../../users/usersDesk'
// Imported up front: on a busy machine compiling takes longer than a test waits.
import '@/components/orders/delivery/staff/AddPackageDialogForm'
import '@/components/orders/returns/PartialReturnDialogForm'

useNetwork()

const orderRef = { audience: 'staff', companyId: 1, maskId: '000128' } as const

const units = [wirePackedUnit(), wirePackedUnit({ serial: 'VX14-2' })]
const packages = [
  wirePackage({ state: 'DELIVERED', delivery_status: 'DELIVERED', serials: units }),
  wirePackage({ id: 32, package_type: 'return', serials: units.slice(0, 1) }),
]

describe('an extra package', () => {
  const openDialog = async () => {
    answer('get', '/address-management', [wireAddress({ id: 5, label: 'Obra Sul' })])
    const order = wireOrder({ stage_name: 'ONGOING', allowed_actions: ['update_package'], quotation: 90 })
    open('/', <AddPackage order={order} orderRef={orderRef} />)
    await userEvent.click(screen.getByRole('button', { name: 'Novo volume' }))
    return screen.findByRole('dialog', { name: 'Novo volume do pedido 000128' })
  }

  it('is created with products, quantities and a comment for an address of the company', async () => {
    const dialog = within(await openDialog())
    const sent = answer('post', '/package-management', wireOrder())
    expect(dialog.getByText(/segue sozinho/)).toBeInTheDocument()

    await userEvent.click(dialog.getByRole('button', { name: 'Criar volume' }))
    expect(await dialog.findByText('Diga quantas unidades vão')).toBeInTheDocument()
    expect(dialog.getByText('Escolha para onde vai')).toBeInTheDocument()

    await userEvent.selectOptions(dialog.getByLabelText('Endereço'), 'Obra Sul, São Paulo, SP')
    const [first] = dialog.getAllByRole('group', { name: /^Quantidade de / })
    if (!first) throw new Error('no product')
    await userEvent.click(within(first).getByRole('button', { name: 'Aumentar' }))
    await fill(dialog.getByLabelText(/Comentário/), 'Para a recepção')
    await userEvent.click(dialog.getByRole('button', { name: 'Criar volume' }))

    expect(await screen.findByText('Volume extra criado')).toBeInTheDocument()
    const [item] = wireOrder().items
    expect(sent).toEqual([
      {
        package_type: 'extra',
        quotation_id: 90,
        address_id: 5,
        items: [{ product_id: item?.product_id, quantity: 1 }],
        comment: 'Para a recepção',
      },
    ])
  })

  it('is not offered while the other packages are in transit', () => {
    const order = wireOrder({ stage_name: 'SHIPPING', allowed_actions: ['update_package'] })
    open('/', <AddPackage order={order} orderRef={orderRef} />)
    expect(screen.queryByRole('button', { name: 'Novo volume' })).not.toBeInTheDocument()
  })
})

describe('a partial return requested by staff', () => {
  const order = wireOrder({ stage_name: 'ONGOING', allowed_actions: ['return_units'], packages })

  it('offers the rented units whose return was not requested yet', async () => {
    expect(rentedUnits(order).map(({ serial }) => serial)).toEqual(['VX14-2'])
    open('/', <OngoingPanel order={order} orderRef={orderRef} />)
    await userEvent.click(screen.getByRole('button', { name: 'Devolver uma parte' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Devolver uma parte do pedido 000128' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir devolução' }))
    expect(await dialog.findByText('Escolha o que volta')).toBeInTheDocument()

    answer('post', '/returns/1/000128', refused('conflict', 'Serial VX14-2: a devolução já foi pedida.'), 409)
    await userEvent.click(dialog.getByRole('checkbox', { name: /^VX14-2/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir devolução' }))
    expect(await screen.findByText('Serial VX14-2: a devolução já foi pedida.')).toBeInTheDocument()

    const sent = answer('post', '/returns/1/000128', wireOrder())
    await fill(dialog.getByLabelText(/Motivo/), 'Obra acabou')
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir devolução' }))
    expect(await screen.findByText('Devolução pedida')).toBeInTheDocument()
    expect(sent).toEqual([{ serials: ['VX14-2'], reason: 'Obra acabou' }])
  })
})
