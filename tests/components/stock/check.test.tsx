import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CheckScreen } from '@/components/stock/scan/CheckScreen'
import { parseScannedSerial } from '@/services/stock/units/serials.rules'
import { expectedPlaceText, nextUnitStep } from '@/services/stock/units/unit-check.rules'
import type { UnitDetail } from '@/services/stock/units/unit-detail.schema'
import { wireUnitDetail } from '@/tests/factories/wire/unit.wire'
import { answer, open, refused, useNetwork } from '../users/usersDesk'

useNetwork()

const rentalAt = (delivery_status: 'SEPARATION' | 'DELIVERED'): NonNullable<UnitDetail['rental']> => ({
  order: { order_mask_id: '000128', company: { id: 1, corporate_name: 'Horizonte Engenharia' } },
  package: {
    id: 31,
    package_type: 'regular',
    delivery_status,
    tracking_code: null,
    delivery_eta: null,
    delivery_date: null,
  },
  since: '2026-11-12T12:00:00.000Z',
})

describe('checking a serial', () => {
  it('shows unit, expected location and package, and links to the next step', async () => {
    const asked = answer('get', '/unit-address', { id: 7 })
    answer('get', '/equipment-management/7', wireUnitDetail({ id: 7, status: 'OK', rental: rentalAt('SEPARATION') }))
    open('/', <CheckScreen />)
    const field = screen.getByRole('textbox', { name: 'Serial' })
    expect(field).toHaveFocus()

    await userEvent.keyboard('https://arrenda.example/u/VX14-7{Enter}')

    expect(await screen.findByText('No volume do pedido 000128, Horizonte Engenharia')).toBeInTheDocument()
    expect(screen.getByText('Pedido 000128, Horizonte Engenharia: separação')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Continuar separação' })).toHaveAttribute(
      'href',
      '/platform/admin/deliveries/31/packing',
    )
    expect(asked).toEqual([{ serial: 'VX14-7' }])
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
  })

  it('shows that it is not in the stock', async () => {
    answer('get', '/unit-address', refused('not_found', 'Não encontramos o que você procura.'), 404)
    open('/', <CheckScreen />)
    await userEvent.keyboard('zz-9{Enter}')
    expect(await screen.findByText('ZZ-9 não está no estoque. Confira o número ou cadastre.')).toBeInTheDocument()
  })
})

describe('the next step for a scanned serial', () => {
  const unit = (overrides: Partial<UnitDetail> = {}) => wireUnitDetail(overrides)

  it('depends on the status and the package of the unit', () => {
    expect(nextUnitStep(unit())).toEqual({ kind: 'unit' })
    expect(nextUnitStep(unit({ status: 'OK', rental: rentalAt('SEPARATION') }))).toEqual({
      kind: 'pack',
      packageId: 31,
    })
    const rented = { status: 'IN_USE', rental: rentalAt('DELIVERED') } as const
    expect(nextUnitStep(unit(rented))).toEqual({ kind: 'delivery', packageId: 31 })
    expect(nextUnitStep(unit({ ...rented, open_return: 74 }))).toEqual({ kind: 'receive', packageId: 74 })
    expect(nextUnitStep(unit({ ...rented, status: 'RETURNED', open_return: 74 }))).toEqual({
      kind: 'appraise',
      packageId: 74,
    })
  })

  it('comes with the expected place of the unit', () => {
    expect(expectedPlaceText(unit({ location: 'A-03' }))).toBe('A-03')
    expect(expectedPlaceText(unit({ location: null }))).toBe('No depósito, sem local anotado')
    expect(expectedPlaceText(unit({ status: 'RETURNED' }))).toBe('Na mesa de avaliação')
    expect(expectedPlaceText(unit({ status: 'FINISHED' }))).toBe('Em lugar nenhum: saiu do estoque')
  })

  it('accepts the serial from a barcode and from the QR code of our label', () => {
    expect(parseScannedSerial(' vx14-7\r')).toBe('VX14-7')
    expect(parseScannedSerial('HTTPS://ARRENDA.EXAMPLE/U/vx%2014')).toBe('VX 14')
    expect(parseScannedSerial('https://arrenda.example/u/%E0%A4%A')).toBe('%E0%A4%A')
  })
})
