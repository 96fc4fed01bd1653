import { reorderedIds } from '@/services/catalogue/reorder.rules'
import {
  toNewServicePackage,
  toServicePackageFormValues,
} from '@/services/catalogue/service-packages/service-package-fields.rules'
import { newServicePackageBody } from '@/services/catalogue/service-packages/service-packages.schema'
import { wireManagedPackage, wirePackageChoice } from '@/tests/factories/wire/service-package.wire'

describe('the form of a service package', () => {
  const filled = toServicePackageFormValues(wireManagedPackage())

  it('returns the package that it was filled with, without empty lines', () => {
    const body = toNewServicePackage({ ...filled, features: [...filled.features, '  '] })
    expect(body).toEqual({
      simulator_id: 1,
      name: 'Essencial',
      description: 'O básico',
      features: ['Suporte em horário comercial', 'Troca em 3 dias úteis'],
      monthly_fee_per_unit: '12.00',
      active: true,
    })
    expect(newServicePackageBody.isValidSync(body)).toBe(true)
  })

  it.each([
    ['no simulator', { simulator_id: '' }],
    ['a fee in words', { monthly_fee_per_unit: 'doze' }],
    ['no name', { name: ' ' }],
    ['the same line twice', { features: ['Troca', 'Troca '] }],
  ])('refuses %s', (_what, typed) => {
    expect(newServicePackageBody.isValidSync(toNewServicePackage({ ...filled, ...typed }))).toBe(false)
  })
})

describe('moving a package up or down', () => {
  it('swaps it with its neighbour, and does nothing at either end', () => {
    const simulator = wirePackageChoice()
    expect(reorderedIds(simulator, 2, -1)).toEqual([2, 1])
    expect(reorderedIds(simulator, 1, 1)).toEqual([2, 1])
    expect(reorderedIds(simulator, 1, -1)).toBeNull()
    expect(reorderedIds(simulator, 2, 1)).toBeNull()
    expect(reorderedIds(simulator, 9, 1)).toBeNull()
    expect(reorderedIds(undefined, 1, 1)).toBeNull()
  })
})
