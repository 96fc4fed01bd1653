import { proposalForm, toNewProposal, toProposalValues } from '@/components/orders/proposal/proposalForm.rules'
import { wireOrder } from '@/tests/factories/wire/order.wire'

describe('a new version of the proposal', () => {
  it('starts with the current quantities and unit prices, without the service package', () => {
    const [item] = toProposalValues(wireOrder()).items

    expect(item).toMatchObject({ name: 'Vertex 14 Pro', quantity: '18', price: '289,00' })
  })

  it.each([
    ['289,00', '289.00'],
    ['289', '289.00'],
    ['289,5', '289.50'],
    ['1.499,90', '1499.90'],
    ['1499,90', '1499.90'],
  ])('parses %s as money in Brazilian format', (price, unit_price) => {
    const [item] =
      toNewProposal({ message: '', duration_months: '24', items: [{ product_id: 1, name: 'x', quantity: '3', price }] })
        .items ?? []

    expect(item).toEqual({ product_id: 1, quantity: 3, unit_price })
  })

  it('sends no message when none was written', () => {
    expect(toNewProposal({ message: '  ', duration_months: '24', items: [] })).toEqual({
      duration_months: 24,
      items: [],
    })
    expect(toNewProposal({ message: ' Preço revisto ', duration_months: '24', items: [] }).message).toBe(
      'Preço revisto',
    )
  })

  it.each([
    ['0', '10,00'],
    ['1,5', '10,00'],
    ['', '10,00'],
    ['2', '10.00'],
    ['2', '-10,00'],
    ['2', 'dez'],
    ['2', ''],
  ])('refuses quantity "%s" at "%s"', async (quantity, price) => {
    await expect(proposalForm.isValid({ duration_months: '24', items: [{ quantity, price }] })).resolves.toBe(false)
  })

  it('accepts its initial values', async () => {
    await expect(proposalForm.isValid(toProposalValues(wireOrder()))).resolves.toBe(true)
  })
})
