import type { Address, PostalCode } from '@/services/companies/addresses.schema'

export const wireAddress = (overrides: Partial<Address> = {}): Address => ({
  id: 11,
  label: 'Sede São Paulo',
  recipient_name: 'Marina Duarte',
  postal_code: '01310200',
  state: 'SP',
  city: 'São Paulo',
  district: 'Bela Vista',
  street: 'Avenida Paulista',
  number: '1842',
  complement: '8º andar',
  reference_point: null,
  ...overrides,
})

export const wirePostalCode = (overrides: Partial<PostalCode> = {}): PostalCode => ({
  postal_code: '01310200',
  state: 'SP',
  city: 'São Paulo',
  district: 'Bela Vista',
  street: 'Avenida Paulista',
  ...overrides,
})
