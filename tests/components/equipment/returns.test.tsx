import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReturnDialogForm } from '@/components/equipment/returns/ReturnDialogForm'
import type { ReturnTerms } from '@/services/logistics/returns/returns.schema'
import { wireEquipment } from '@/tests/factories/wire/equipment.wire'
import { wireOrder, wirePackage, wirePackedUnit } from '@/tests/factories/wire/order.wire'
import { fill } from '@/tests/setup/fill'
import { answer, open, useNetwork } from '../users/usersDesk'

jest.mock('@/services/http/save-file')
useNetwork()

const terms = (overrides: Partial<ReturnTerms[number]> = {}): ReturnTerms => [
  {
    order_mask_id: '000128',
    ends_on: '2027-11-22',
    serials: ['VX-1'],
    monthly_fee: '200.00',
    early: { months: 12, days: 0, fine: '720.00' },
    objections: [],
    ...overrides,
  },
]

const coming = () =>
  wirePackage({
    id: 74,
    package_type: 'return',
    delivery_status: 'AWAITING_RETURN',
    serials: [wirePackedUnit({ serial: 'VX14P-0007' })],
  })

const openDialog = (onClose = jest.fn()) => {
  open('/platform/equipment', <ReturnDialogForm units={[wireEquipment({ id: 7 })]} open onClose={onClose} />)
  return onClose
}

describe('returning part of an order', () => {
  it('shows the early termination fine before the request', async () => {
    const asked = answer('get', '/equipment/returns/terms', terms())
    const sent = answer('post', '/equipment/returns', [wireOrder({ packages: [coming()] })])
    const onClose = openDialog()
    const dialog = within(await screen.findByRole('dialog', { name: /^Devolver / }))

    expect(await dialog.findByText(/Multa por devolver antes do fim: 30%.*12 meses/)).toBeInTheDocument()
    expect(dialog.getByText(/720,00/)).toBeInTheDocument()
    expect(dialog.getByText(/O resto do pedido continua locado/)).toBeInTheDocument()
    expect(asked).toEqual([{ units: '7' }])

    await fill(dialog.getByRole('textbox', { name: /Motivo/ }), 'Sobrou')
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir devolução' }))

    expect(sent).toEqual([{ units: [7], reason: 'Sobrou' }])
    const done = within(await screen.findByRole('dialog', { name: 'Devolução pedida' }))
    const printed = answer('get', '/checkout/000128/returns/74/label', {})
    await userEvent.click(done.getByRole('button', { name: 'Aumentar' }))
    await userEvent.click(done.getByRole('button', { name: 'Baixar 2 etiquetas' }))
    await waitFor(() => expect(printed).toEqual([{ volumes: '2', format: 'sheet' }]))
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(done.getByRole('button', { name: 'Concluir' }))
    expect(onClose).toHaveBeenCalled()
  })

  it('cannot be requested for units that cannot come back now', async () => {
    answer('get', '/equipment/returns/terms', terms({ objections: ['Serial VX-1: a devolução já foi pedida.'] }))
    openDialog()

    expect(await screen.findByText('Serial VX-1: a devolução já foi pedida.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Pedir devolução' })).toBeDisabled()
  })
})
