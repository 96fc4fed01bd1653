import type { Signer } from '@/services/orders/documents/documents.schema'
import type { Order } from '@/services/orders/orders.schema'
import { ownSigningText } from '@/services/orders/signing/signing-texts.rules'
import { bannerText } from '@/services/orders/workflow/order-state-texts.rules'
import { wireDocument, wireOrder, wireSigner } from '@/tests/factories/wire/order.wire'

const AT = '2026-11-20T12:00:00.000Z'
const original = { id: 4, name: 'c.pdf', size: 1, sha256: 'a'.repeat(64), kind: 'original' as const, created_at: AT }

const person = (id: number, role: Signer['role'], name: string, facts: Partial<Signer> = {}): Signer =>
  wireSigner({ id, role, name, order: id, ...facts })

/** An order with an uploaded document: a signer and two witnesses, each with these facts. */
function orderWithDocument(
  turn: Order['turn'],
  facts: readonly Partial<Signer>[],
  overrides: Partial<Order> = {},
): Order {
  const signers = [
    person(1, 'signer', 'Marina Duarte', facts[0]),
    person(2, 'witness', 'Carlos Prado', facts[1]),
    person(3, 'witness', 'Ana Lima', facts[2]),
  ].slice(0, facts.length)
  return wireOrder({
    stage_name: 'CONTRACT_INFO',
    turn,
    contract_number: '2026/0128',
    documents: [wireDocument({ id: 8, document_type: 'CONTRACT', is_signable: true, files: [original] })],
    signers,
    ...overrides,
  })
}

const ASKED = { asked_at: AT }
const SIGNED = { asked_at: AT, signed_at: AT }

describe('the signing of a contract, as each side reads it', () => {
  it.each([
    [
      'a signer is not named yet',
      orderWithDocument('customer', [{}]),
      'Indique quem assina o contrato',
      'O cliente indica quem assina',
    ],
    [
      'everyone is named',
      orderWithDocument('staff', [{}, {}, {}]),
      'A Arrenda vai enviar o contrato para assinatura',
      'Envie o contrato para assinatura',
    ],
    [
      'it is with the signers',
      orderWithDocument('customer', [SIGNED, ASKED, {}]),
      'Assine o contrato',
      'O contrato está com os signatários',
    ],
    [
      'a signer declined',
      orderWithDocument('staff', [SIGNED, { ...ASKED, declined_at: AT, decline_reason: 'O prazo está errado.' }, {}]),
      'Carlos Prado recusou assinar o contrato',
      'Carlos Prado recusou assinar o contrato',
    ],
    [
      'a link expired',
      orderWithDocument('staff', [SIGNED, { ...ASKED, lapsed_at: AT }, {}]),
      'Um link para assinar o contrato venceu',
      'Envie o contrato de novo: um link venceu',
    ],
    [
      'several links expired',
      orderWithDocument('staff', [
        SIGNED,
        { ...ASKED, order: 2, lapsed_at: AT },
        { ...ASKED, order: 2, lapsed_at: AT },
      ]),
      'Links para assinar o contrato venceram',
      'Envie o contrato de novo: links venceram',
    ],
    [
      'everyone has signed',
      orderWithDocument('staff', [SIGNED, SIGNED, SIGNED]),
      'Todos assinaram o contrato',
      'Todos assinaram o contrato',
    ],
  ])('when %s', (_, order, customer, staff) => {
    expect(bannerText(order, 'customer').title).toBe(customer)
    expect(bannerText(order, 'staff').title).toBe(staff)
  })

  it('names the next signers, and shows the reason of a refusal to staff only', () => {
    expect(bannerText(orderWithDocument('customer', [SIGNED, ASKED, {}]), 'customer').description).toContain(
      'Agora assina Carlos Prado',
    )
    const two = orderWithDocument('customer', [SIGNED, { ...ASKED, order: 2 }, { ...ASKED, order: 2 }])
    expect(bannerText(two, 'staff').description).toContain('Agora assinam Carlos Prado e Ana Lima')
    const refused = orderWithDocument('staff', [
      { ...ASKED, declined_at: AT, decline_reason: 'O prazo está errado.' },
      {},
      {},
    ])
    expect(bannerText(refused, 'staff').description).toContain('“O prazo está errado.”')
    expect(bannerText(refused, 'customer').description).not.toContain('prazo')
  })

  it('names the signer of an expired link, until a signed copy arrives', () => {
    const late = orderWithDocument('staff', [SIGNED, { ...ASKED, lapsed_at: AT }, {}])
    expect(bannerText(late, 'staff').description).toContain('Carlos Prado não assinou a tempo')
    const files = [original, { ...original, id: 5, kind: 'signed' as const }]
    const documents = [wireDocument({ id: 8, document_type: 'CONTRACT', is_signable: true, files })]
    expect(bannerText({ ...late, documents }, 'staff').title).not.toContain('venceu')
  })

  it('does not ask to send the contract once it was sent', () => {
    const { title } = bannerText(orderWithDocument('staff', [ASKED, {}, {}]), 'staff')
    expect(title).toBe('Prepare o contrato e confira as assinaturas')
  })

  it('is not mentioned before the upload of the document and after its approval', () => {
    const title = (document: Parameters<typeof wireDocument>[0]) =>
      bannerText(
        orderWithDocument('staff', [SIGNED, SIGNED, SIGNED], {
          documents: [wireDocument({ id: 8, document_type: 'CONTRACT', is_signable: true, ...document })],
        }),
        'staff',
      ).title
    expect(title({ files: [] })).toBe('Prepare o contrato e confira as assinaturas')
    expect(title({ files: [original], approved: true })).toBe('Prepare o contrato e confira as assinaturas')
  })
})

describe('a document that one of ours signs', () => {
  const order = orderWithDocument('staff', [SIGNED, { ...ASKED, ours: true, email: 'Paula@arrenda.example' }, ASKED])

  it('says to each side that Arrenda signs now, and who', () => {
    expect(bannerText(order, 'customer')).toEqual({
      title: 'A Arrenda assina o contrato',
      description: 'Agora assina Carlos Prado, da Arrenda. Avisamos quando for a sua vez.',
    })
    expect(bannerText(order, 'staff').title).toBe('A assinatura do contrato está com a Arrenda')
  })

  it('asks whoever has to sign in person, and nobody else', () => {
    expect(ownSigningText(order, 'paula@arrenda.example')?.title).toBe('Você precisa assinar o contrato')
    expect(ownSigningText(order, 'beatriz@arrenda.example')).toBeUndefined()
    const before = orderWithDocument('customer', [ASKED, { ...ASKED, ours: true, email: 'paula@arrenda.example' }])
    expect(ownSigningText(before, 'paula@arrenda.example')).toBeUndefined()
  })
})
