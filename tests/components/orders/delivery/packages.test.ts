import {
  missingSerials,
  outgoingPackages,
  packedItems,
  returnPackages,
} from '@/components/orders/delivery/staff/packages.rules'
import { defaultDestination } from '@/services/logistics/appraisal.rules'
import { wirePackage, wirePackedUnit } from '@/tests/factories/wire/order.wire'

describe('the packages of an order', () => {
  const out = wirePackage({ id: 1 })
  const extra = wirePackage({ id: 2, package_type: 'extra' })
  const back = wirePackage({ id: 3, package_type: 'return' })
  const cancelled = wirePackage({ id: 4, state: 'CANCELED' })
  const order = { packages: [out, extra, back, cancelled] }

  it('go out or come back; a cancelled one does neither', () => {
    expect(outgoingPackages(order)).toEqual([out, extra])
    expect(returnPackages(order)).toEqual([back])
  })

  it('say which serials of which product are in them', () => {
    const unit = wirePackedUnit()
    expect(packedItems(wirePackage({ serials: [unit] }))).toEqual([
      { product_id: 1, name: 'Vertex 14 Pro', quantity: 18, serials: ['VX14-1'] },
    ])
  })

  it('say how many units of which product still have no serial', () => {
    expect(missingSerials(out)).toEqual([{ name: 'Vertex 14 Pro', missing: 18 }])
  })
})

describe('a unit that came back', () => {
  it('goes where its condition says, unless somebody chooses otherwise', () => {
    expect(defaultDestination('good')).toBe('UP_FOR_RENTAL')
    expect(defaultDestination('damaged')).toBe('IN_MAINTENANCE')
    expect(defaultDestination('missing')).toBe('DISPOSABLE_SERIAL')
  })
})
