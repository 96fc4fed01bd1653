import {
  missingSerials,
  outgoingPackages,
  packedItems,
  returnPackages,
} from '@/components/orders/delivery/staff/packages.rules'
import { wirePackage, wirePackedUnit } from '@/tests/factories/wire/order.wire'

describe('the packages of an order', () => {
  const out = wirePackage({ id: 1 })
  const extra = wirePackage({ id: 2, package_type: 'extra' })
  const back = wirePackage({ id: 3, package_type: 'return' })
  const cancelled = wirePackage({ id: 4, state: 'CANCELED' })
  const order = { packages: [out, extra, back, cancelled] }

  it('are outgoing or returns; cancelled ones are neither', () => {
    expect(outgoingPackages(order)).toEqual([out, extra])
    expect(returnPackages(order)).toEqual([back])
  })

  it('list their serials by product', () => {
    const unit = wirePackedUnit()
    expect(packedItems(wirePackage({ serials: [unit] }))).toEqual([
      { product_id: 1, name: 'Vertex 14 Pro', quantity: 18, serials: ['VX14-1'] },
    ])
  })

  it('count the units of each product without a serial', () => {
    expect(missingSerials(out)).toEqual([{ name: 'Vertex 14 Pro', missing: 18 }])
  })
})
