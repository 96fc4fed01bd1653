import type { Order } from '@/services/orders/orders.schema'
import { documentsToCorrect, missingItems } from '@/services/orders/workflow/missing-items.rules'
import { wireDocument, wireOrder, wirePackage, wirePackedUnit } from '@/tests/factories/wire/order.wire'

const contract = (overrides = {}) =>
  wireDocument({ id: 8, document_type: 'CONTRACT', required: false, is_signable: true, files: [], ...overrides })
const pdf = { id: 1, name: 'contrato.pdf', size: 9, sha256: 'ab', kind: 'original' as const, created_at: '2026-11-20' }
const REPROVED = { files: [pdf], approved: false, submitted_at: '2026-11-20', reviewed_at: '2026-11-20' }
const signer = (name: string, role: 'signer' | 'witness') => ({
  id: name.length,
  document_id: 8,
  name,
  email: 'a@b.example',
  cpf: '52998224725',
  role,
  order: 1,
  signed_at: null,
  declined_at: null,
  decline_reason: null,
  asked_at: null,
  reminded_at: null,
  next_reminder_on: null,
  lapsed_at: null,
  ours: false,
})

describe('the missing items of an order', () => {
  it('are the documents for the customer to send, or for staff to decide', () => {
    const documents = [
      wireDocument({ files: [] }),
      wireDocument({ id: 6, document_type: 'PROOF_OF_ADDRESS', files: [pdf] }),
    ]
    const order = wireOrder({ stage_name: 'DOC_ANALYSIS', turn: 'customer', documents })
    expect(missingItems(order, 'customer')).toEqual(['contrato social'])
    expect(missingItems({ ...order, turn: 'staff' }, 'staff')).toEqual(['contrato social', 'comprovante de endereço'])
    expect(missingItems({ ...order, turn: 'staff' }, 'customer')).toEqual([])
  })

  it('do not include documents that were sent back for correction', () => {
    const documents = [
      wireDocument({ files: [] }),
      wireDocument({ id: 6, document_type: 'PROOF_OF_ADDRESS', ...REPROVED }),
    ]
    const order = wireOrder({ stage_name: 'DOC_ANALYSIS', stage_state: 'reproved', turn: 'customer', documents })
    expect(missingItems(order, 'customer')).toEqual(['contrato social'])
    expect(documentsToCorrect(order)).toEqual(['comprovante de endereço'])
    expect(documentsToCorrect({ ...order, turn: 'staff' })).toEqual([])
  })

  it('are only the signers of a contract for the customer', () => {
    const order = wireOrder({ stage_name: 'CONTRACT_INFO', turn: 'customer', documents: [contract({ files: [pdf] })] })
    const named = { ...order, signers: [signer('Ana', 'signer')] }
    expect(missingItems(order, 'customer')).toEqual(['1 signatário', '2 testemunhas'])
    expect(missingItems(named, 'customer')).toEqual(['2 testemunhas'])
  })

  it('are everything that a contract needs before signing for staff', () => {
    const order = wireOrder({ stage_name: 'CONTRACT_INFO', turn: 'staff', documents: [contract()] })
    const pieces = ['o número do contrato', 'o PDF do contrato', '1 signatário', '2 testemunhas']
    expect(missingItems(order, 'staff')).toEqual(pieces)
    expect(missingItems({ ...order, signers: [signer('Rui', 'witness')] }, 'staff')).toEqual([
      ...pieces.slice(0, 3),
      '1 testemunha',
    ])
    const ready = { ...order, contract_number: '12', documents: [contract({ files: [pdf] })] }
    const people = [signer('Ana', 'signer'), signer('Rui', 'witness'), signer('Lia', 'witness')]
    expect(missingItems({ ...ready, signers: people }, 'staff')).toEqual([])
  })

  it('count the missing data of packages', () => {
    const pkg = wirePackage({
      items: [{ product_id: 1, name: 'Vertex 14 Pro', quantity: 3 }],
      serials: [],
      delivery_eta: null,
      tracking_code: null,
      sending_date: null,
    })
    const order = wireOrder({ stage_name: 'PACKAGING', turn: 'staff', packages: [pkg] })
    expect(missingItems(order, 'staff')).toEqual(['3 seriais', '1 volume sem previsão de entrega'])
    expect(missingItems({ ...order, stage_name: 'SHIPPING' }, 'staff')).toEqual([
      '1 volume sem código de rastreio',
      '1 volume sem data de envio',
    ])
    expect(missingItems({ ...order, stage_name: 'DELIVERY_INFO' }, 'staff')).toEqual(['1 volume sem data de entrega'])
  })

  it('leave out cancelled packages and returns', () => {
    const gone = [wirePackage({ state: 'CANCELED' }), wirePackage({ package_type: 'return' })]
    const order = wireOrder({ turn: 'staff', packages: gone })
    for (const stage_name of ['PACKAGING', 'SHIPPING', 'DELIVERY_INFO'] as const)
      expect(missingItems({ ...order, stage_name }, 'staff')).toEqual([])
  })

  it('count returned units without an appraisal', () => {
    const serials = [wirePackedUnit(), wirePackedUnit({ serial: 'VX14-2' })]
    const back = wirePackage({ package_type: 'return', serials })
    const order = (...packages: Order['packages']) => wireOrder({ stage_name: 'RETURNING', turn: 'staff', packages })
    expect(missingItems(order(back, wirePackage({ serials })), 'staff')).toEqual(['2 avaliações'])
    expect(missingItems(order(back, { ...back, state: 'CANCELED' }), 'staff')).toEqual(['2 avaliações'])
    const appraised = { ...back, serials: [wirePackedUnit({ condition: 'good' }), wirePackedUnit()] }
    expect(missingItems(order(appraised), 'staff')).toEqual(['1 avaliação'])
  })

  it('include the PDF of the term', () => {
    const document = contract({ document_type: 'DELIVERY_TERM' })
    const order = wireOrder({ stage_name: 'DELIVERY_TERM', turn: 'staff', documents: [document] })
    expect(missingItems(order, 'staff')).toEqual(['o PDF do termo'])
    expect(missingItems({ ...order, documents: [{ ...document, files: [pdf] }] }, 'staff')).toEqual([])
  })

  it.each([
    ['CONTRACT_INFO', 'CONTRACT'],
    ['DELIVERY_TERM', 'DELIVERY_TERM'],
  ] as const)('are none in %s without its document and after its approval', (stage_name, document_type) => {
    const order = wireOrder({ stage_name, turn: 'staff', documents: [contract({ document_type, approved: true })] })
    expect(missingItems(order, 'staff')).toEqual([])
    expect(missingItems({ ...order, documents: [] }, 'staff')).toEqual([])
  })

  it('are none where only a decision is left', () => {
    expect(missingItems(wireOrder({ stage_name: 'CREDIT_ANALYSIS', turn: 'staff' }), 'staff')).toEqual([])
  })
})
