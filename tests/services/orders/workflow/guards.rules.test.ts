import {
  type Guard,
  needsCancelableReturn,
  needsDeliveredPackages,
  needsEveryDecision,
  needsEveryRequiredFile,
  needsEverythingAppraised,
  needsMissingSerials,
  needsNothingOnItsWay,
  needsNothingSent,
  needsPackageOnItsWayBack,
  needsPackedPackagesToSend,
  needsSignedContract,
  needsSomebodyToNotify,
  needsUnitsToAppraise,
  needsUnlockedDocument,
} from '@/services/orders/workflow/guards.rules'
import type { OrderSnapshot } from '@/services/orders/workflow/snapshot.rules'
import {
  aDocument,
  aPackage,
  aSnapshot,
  contract,
  named,
  required,
  term,
} from '@/tests/factories/orders/snapshot.factory'

const back = (overrides = {}) => aPackage({ type: 'return', serials: 2, ...overrides })
const packed = { serials: 2, deliveryEta: '2026-11-30' }
const unsent = { documents: [...required().slice(2), aDocument({ originals: 0 }), aDocument({ originals: 0 })] }
const toCorrect = aDocument({ approved: false, renewed: false })
const papers = { stage: 'CONTRACT_INFO', contractNumber: '1', documents: [contract({ originals: 1 })] } as const

describe('a guard', () => {
  it.each<[string, Guard, Partial<OrderSnapshot>]>([
    ['Faltam 2 documentos para enviar.', needsEveryRequiredFile, unsent],
    ['Corrija 2 documentos antes de enviar de novo.', needsEveryRequiredFile, { documents: [toCorrect, toCorrect] }],
    ['Falta decidir 1 documento antes de concluir.', needsEveryDecision, { documents: [aDocument()] }],
    ['Falta o PDF do contrato.', needsSignedContract, { ...papers, documents: [contract()] }],
    ['Falta o número do contrato.', needsSignedContract, { ...papers, contractNumber: null }],
    ['Indique ainda 1 signatário e 2 testemunhas.', needsSignedContract, papers],
    ['Indique ainda 1 signatário.', needsSignedContract, { ...papers, signers: named(0, 2) }],
    ['Indique ainda 1 testemunha.', needsSignedContract, { ...papers, signers: named(1, 1) }],
    ['Envie primeiro o PDF a assinar.', needsSomebodyToNotify, { ...papers, documents: [] }],
    [
      'O documento já foi assinado e aprovado.',
      needsSomebodyToNotify,
      { ...papers, documents: [contract({ originals: 1, approved: true })] },
    ],
    ['Faltam 3 seriais nos volumes.', needsPackedPackagesToSend, { packages: [aPackage(), aPackage({ serials: 1 })] }],
    [
      'Falta data prevista de entrega em 1 volume.',
      needsPackedPackagesToSend,
      { packages: [aPackage(packed), aPackage({ ...packed, deliveryEta: null })] },
    ],
    [
      'O cliente pediu o cancelamento: responda antes de enviar.',
      needsPackedPackagesToSend,
      { packages: [aPackage(packed)], cancelRequested: true },
    ],
    ['O pedido não tem volumes.', needsDeliveredPackages, { packages: [back()] }],
    [
      'Um volume já saiu: o pedido não pode mais ser cancelado.',
      needsNothingSent,
      { packages: [aPackage({ status: 'WAITING_DELIVERY' }), aPackage()] },
    ],
    [
      'Há equipamentos a caminho do cliente: a devolução de tudo pode ser pedida quando chegarem.',
      needsNothingOnItsWay,
      { packages: [aPackage({ apart: true, status: 'WAITING_DELIVERY' }), aPackage({ apart: true })] },
    ],
    ['Falta avaliar 3 equipamentos.', needsEverythingAppraised, { packages: [back(), back({ appraised: 1 })] }],
    ['Falta avaliar 2 equipamentos.', needsEverythingAppraised, { packages: [], rented: 2 }],
  ])('refuses with the reason: %s', (sentence, guard, order) => {
    expect(guard(aSnapshot(order))).toBe(sentence)
  })
})

describe('a step of an order', () => {
  const arrived = back({ status: 'RETURN_RECEIVED' })
  const awaited = back({ status: 'AWAITING_RETURN', apart: true })

  it.each<[string, Guard, Partial<OrderSnapshot>]>([
    [
      'open document',
      needsUnlockedDocument,
      { stage: 'DOC_ANALYSIS', documents: [aDocument(), aDocument({ approved: true })] },
    ],
    ['package without its serials', needsMissingSerials, { packages: [aPackage(), aPackage({ serials: 2 })] }],
    ['return to receive', needsPackageOnItsWayBack, { packages: [arrived, awaited] }],
    ['return to appraise', needsUnitsToAppraise, { packages: [arrived, awaited] }],
    ['return to cancel', needsCancelableReturn, { packages: [arrived, awaited] }],
    [
      'signer to notify of a term',
      needsSomebodyToNotify,
      {
        stage: 'DELIVERY_TERM',
        documents: [term({ originals: 1 })],
        signers: [...named(1, 0, false, false, 'DELIVERY_TERM'), ...named(0, 1, true, true, 'DELIVERY_TERM')],
      },
    ],
  ])('needs only one %s', (_, guard, order) => {
    expect(guard(aSnapshot(order))).toBeUndefined()
  })

  it('is refused for a return that is fully appraised', () => {
    expect(needsUnitsToAppraise(aSnapshot({ packages: [{ ...arrived, appraised: 2 }] }))).toBe(
      'Nenhum equipamento recebido aguarda avaliação.',
    )
  })
})
