import {
  EMPTY_ADDRESS,
  filledFields,
  fillFromPostalCode,
  toAddressForm,
  toNewAddress,
} from '@/services/companies/address-form.rules'
import { cityLine, streetLine } from '@/services/companies/address-lines.rules'
import { newAddressBody } from '@/services/companies/addresses.schema'
import { wireAddress, wirePostalCode } from '@/tests/factories/wire/address.wire'

const paulista = filledFields(wirePostalCode())
const santos = filledFields(wirePostalCode({ city: 'Santos', street: 'Rua Braz Cubas', district: null }))

describe('the address form', () => {
  it('returns the address that it was filled with', () => {
    const body = toNewAddress(toAddressForm(wireAddress()))
    expect(body).toEqual({
      label: 'Sede São Paulo',
      recipient_name: 'Marina Duarte',
      postal_code: '01310200',
      state: 'SP',
      city: 'São Paulo',
      district: 'Bela Vista',
      street: 'Avenida Paulista',
      number: '1842',
      complement: '8º andar',
    })
    expect(newAddressBody.isValidSync(body)).toBe(true)
  })

  it('leaves empty fields out of the body', () => {
    expect(toNewAddress({ ...EMPTY_ADDRESS, complement: '   ' })).toEqual({})
  })
})

describe('the address of a CEP', () => {
  it('fills empty fields', () => {
    expect(fillFromPostalCode(EMPTY_ADDRESS, paulista, null)).toMatchObject(paulista)
  })

  it('replaces what the previous CEP filled in, never what was typed', () => {
    const typed = { ...fillFromPostalCode(EMPTY_ADDRESS, paulista, null), district: 'Cerqueira César' }
    expect(fillFromPostalCode(typed, santos, paulista)).toMatchObject({
      city: 'Santos',
      street: 'Rua Braz Cubas',
      district: 'Cerqueira César',
    })
  })
})

describe('the lines of an address', () => {
  it('leave out missing parts', () => {
    expect(streetLine(wireAddress())).toBe('Avenida Paulista, 1842, 8º andar')
    expect(streetLine(wireAddress({ complement: null }))).toBe('Avenida Paulista, 1842')
    expect(cityLine(wireAddress())).toBe('Bela Vista, São Paulo, SP · 01310-200')
    expect(cityLine(wireAddress({ district: null }))).toBe('São Paulo, SP · 01310-200')
  })
})
