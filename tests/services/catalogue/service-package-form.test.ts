import { reorderedIds } from '@/services/catalogue/reorder.rules'
import { formatHours, readHours } from '@/services/catalogue/service-packages/promise-fields.rules'
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
      support_calendar: 'business',
      first_response_minutes: 240,
      resolution_minutes: 1620,
      exchange_business_days: 3,
      active: true,
    })
    expect(newServicePackageBody.isValidSync(body)).toBe(true)
  })

  it.each([
    ['no simulator', { simulator_id: '' }],
    ['a fee in words', { monthly_fee_per_unit: 'doze' }],
    ['no name', { name: ' ' }],
    ['a response in words', { first_response_minutes: 'duas' }],
    ['a response within seconds', { first_response_minutes: '0:04' }],
    ['a response after more than ten days', { first_response_minutes: '91' }],
    ['a solution after more than fifty days', { resolution_minutes: '451' }],
    ['an exchange in half a day', { exchange_business_days: '0,5' }],
    ['an exchange at once', { exchange_business_days: '0' }],
    ['the same line twice', { features: ['Troca', 'Troca '] }],
  ])('refuses %s', (_what, typed) => {
    expect(newServicePackageBody.isValidSync(toNewServicePackage({ ...filled, ...typed }))).toBe(false)
  })
})

describe('what a package promises', () => {
  const promised = (typed: object) => {
    const filled = toServicePackageFormValues(wireManagedPackage())
    return toNewServicePackage({ ...filled, ...typed })
  }

  it("is the platform's own where it is left empty", () => {
    const empty = {
      support_calendar: null,
      first_response_minutes: null,
      resolution_minutes: null,
      exchange_business_days: null,
    }
    const body = promised({
      support_calendar: '',
      first_response_minutes: ' ',
      resolution_minutes: '',
      exchange_business_days: '',
    })

    expect(body).toMatchObject(empty)
    expect(newServicePackageBody.isValidSync(body)).toBe(true)
    expect(toServicePackageFormValues(wireManagedPackage(empty))).toMatchObject({
      support_calendar: '',
      first_response_minutes: '',
      resolution_minutes: '',
      exchange_business_days: '',
    })
  })

  it.each([
    ['4', 240],
    ['4 h', 240],
    ['1,5', 90],
    ['1.5', 90],
    ['1:30', 90],
    ['1h30', 90],
    ['1H 05', 65],
    ['01:30:00', 90],
    ['0:05', 5],
    ['27', 1620],
    ['1:60', Number.NaN],
    ['4 dias', Number.NaN],
    ['-1', Number.NaN],
  ])('is typed in hours: %s is %d minutes', (typed, minutes) => {
    expect(readHours(typed)).toBe(minutes)
  })

  it.each([
    [240, '4'],
    [90, '1:30'],
    [65, '1:05'],
    [5, '0:05'],
    [null, ''],
  ])('%d minutes are shown as %s', (minutes, typed) => {
    expect(formatHours(minutes)).toBe(typed)
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
