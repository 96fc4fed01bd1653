import type { OrderSnapshot, SignerFacts } from '@/services/orders/workflow/snapshot.rules'
import { turnGroupsOf, turnOf } from '@/services/orders/workflow/turn.rules'
import { aSnapshot, contract, named, term } from '@/tests/factories/orders/snapshot.factory'

const inContract = (overrides: Partial<OrderSnapshot>) =>
  aSnapshot({ stage: 'CONTRACT_INFO', turn: 'staff', ...overrides })
const inTerm = (overrides: Partial<OrderSnapshot>) => aSnapshot({ stage: 'DELIVERY_TERM', turn: 'staff', ...overrides })

/** A contract with its number, ready to sign. */
const OUT = { documents: [contract({ originals: 1 })], contractNumber: '1' }
const ours = (people: readonly SignerFacts[], position = 1): SignerFacts[] =>
  people.map((one) => ({ ...one, position, ours: true }))

const CASES: [string, OrderSnapshot, 'customer' | 'staff' | null][] = [
  ['a proposal is open', aSnapshot(), 'customer'],
  ['a proposal was refused', aSnapshot({ state: 'reproved' }), 'staff'],
  ['documents are requested', aSnapshot({ stage: 'DOC_ANALYSIS', turn: null }), 'customer'],
  ['documents are submitted', aSnapshot({ stage: 'DOC_ANALYSIS', turn: 'staff' }), 'staff'],
  ['documents were sent back', aSnapshot({ stage: 'DOC_ANALYSIS', state: 'reproved', turn: 'staff' }), 'customer'],
  ['credit is to be decided', aSnapshot({ stage: 'CREDIT_ANALYSIS' }), 'staff'],
  ['credit was reproved', aSnapshot({ stage: 'CREDIT_ANALYSIS', state: 'reproved' }), 'staff'],
  ['there is no contract yet', inContract({ contractNumber: '1' }), 'staff'],
  ['the contract has no number yet', inContract({ documents: [contract({ originals: 1 })] }), 'staff'],
  [
    'the contract is uploaded and nobody is named',
    inContract({ documents: [contract({ originals: 1 })], contractNumber: '1' }),
    'staff',
  ],
  [
    'staff have named only some of those who sign',
    inContract({ documents: [contract({ originals: 1 })], contractNumber: '1', signers: named(1, 0, false, false) }),
    'customer',
  ],
  ['one of ours signs next', inContract({ ...OUT, signers: [...named(1, 1, true), ...ours(named(0, 1))] }), 'staff'],
  [
    'one of ours signs after the customer',
    inContract({ ...OUT, signers: [...named(1, 1), ...ours(named(0, 1), 2)] }),
    'customer',
  ],
  [
    'one of ours and the customer sign at once',
    inContract({ ...OUT, signers: [...named(1, 1), ...ours(named(0, 1))] }),
    'customer',
  ],
  [
    'one of ours signs the term next',
    inTerm({
      documents: [term({ originals: 1 })],
      signers: ours(named(1, 0, false, true, 'DELIVERY_TERM')),
    }),
    'staff',
  ],
  [
    'the signed copy is uploaded',
    inContract({ documents: [contract({ originals: 1, signedCopies: 1 })], contractNumber: '1' }),
    'staff',
  ],
  [
    'everyone named has signed',
    inContract({ documents: [contract({ originals: 1 })], contractNumber: '1', signers: named(1, 2, true) }),
    'staff',
  ],
  [
    'some of those named have signed',
    inContract({
      documents: [contract({ originals: 1 })],
      contractNumber: '1',
      signers: [...named(1, 1, true), ...named(0, 1)],
    }),
    'customer',
  ],
  [
    'everyone is named and not notified yet',
    inContract({
      documents: [contract({ originals: 1 })],
      contractNumber: '1',
      signers: named(1, 2, false, false),
    }),
    'staff',
  ],
  [
    'the signed copy was reproved',
    inContract({
      documents: [contract({ originals: 1, approved: false })],
      contractNumber: '1',
      signers: named(1, 2, false, false),
    }),
    'customer',
  ],
  [
    'a signer declined the contract',
    inContract({
      documents: [contract({ originals: 1 })],
      contractNumber: '1',
      signers: named(1, 2).map((one) => ({ ...one, declined: true })),
    }),
    'staff',
  ],
  [
    'a link to sign the contract expired',
    inContract({
      documents: [contract({ originals: 1 })],
      contractNumber: '1',
      signers: [...named(1, 1, true), ...named(0, 1).map((one) => ({ ...one, lapsed: true }))],
    }),
    'staff',
  ],
  [
    'a link to sign the term expired',
    inTerm({
      documents: [term({ originals: 1 })],
      signers: named(1, 0, false, true, 'DELIVERY_TERM').map((one) => ({ ...one, lapsed: true })),
    }),
    'staff',
  ],
  ['packages are packed', aSnapshot({ stage: 'PACKAGING' }), 'staff'],
  ['packages are sent', aSnapshot({ stage: 'SHIPPING' }), 'staff'],
  ['packages are on their way', aSnapshot({ stage: 'DELIVERY_INFO' }), 'staff'],
  ['there is no term yet', inTerm({}), 'staff'],
  ['the term is uploaded', inTerm({ documents: [term({ originals: 1 })] }), 'customer'],
  ['the term is signed', inTerm({ documents: [term({ originals: 1, signedCopies: 1 })] }), 'staff'],
  [
    'the term has a signer who is not notified yet',
    inTerm({ documents: [term({ originals: 1 })], signers: named(1, 0, false, false, 'DELIVERY_TERM') }),
    'staff',
  ],
  [
    'the term is with its signer',
    inTerm({ documents: [term({ originals: 1 })], signers: named(1, 0, false, true, 'DELIVERY_TERM') }),
    'customer',
  ],
  [
    'the term has only a witness',
    inTerm({ documents: [term({ originals: 1 })], signers: named(0, 1, true, true, 'DELIVERY_TERM') }),
    'customer',
  ],
  [
    'something is missing',
    inTerm({ state: 'reproved', documents: [term({ originals: 1, approved: false })] }),
    'staff',
  ],
  ['the rental runs', aSnapshot({ stage: 'ONGOING' }), null],
  ['units come back', aSnapshot({ stage: 'RETURNING' }), 'staff'],
  ['the order is finished', aSnapshot({ stage: 'FINISHED', state: 'completed' }), null],
  ['the order was cancelled', aSnapshot({ stage: 'CANCELLED', state: 'completed' }), null],
]

describe('the turn', () => {
  it.each(CASES)('is right when %s', (_, order, turn) => {
    expect(turnOf(order)).toBe(turn)
  })
})

describe('the groups with the turn', () => {
  it.each([
    ['PROPOSAL_AGREEMENT', ['VENDEDOR', 'GERENTE VENDEDOR', 'ADMINISTRADOR']],
    ['DOC_ANALYSIS', ['JURÍDICO', 'OPERAÇÃO', 'ADMINISTRADOR']],
    ['CREDIT_ANALYSIS', ['FINANCEIRO', 'ADMINISTRADOR']],
    ['CONTRACT_INFO', ['JURÍDICO', 'ADMINISTRADOR']],
    ['PACKAGING', ['OPERAÇÃO', 'ADMINISTRADOR']],
    ['RETURNING', ['OPERAÇÃO', 'ADMINISTRADOR']],
  ] as const)('in %s are %j', (stage, groups) => {
    expect(turnGroupsOf({ stage, turn: 'staff' })).toEqual(groups)
  })

  it('are none on the customer’s turn', () => {
    expect(turnGroupsOf({ stage: 'DOC_ANALYSIS', turn: 'customer' })).toEqual([])
  })
})
