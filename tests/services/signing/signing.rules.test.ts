import fc from 'fast-check'
import {
  everyoneSigned,
  isLinkOpen,
  isSameName,
  maskEmail,
  nextToSign,
  type LinkFacts,
} from '@/services/signing/signing.rules'

const signer = (id: number, position: number, signed = false) => ({
  id,
  position,
  signedAt: signed ? new Date() : null,
})
const aSigner = fc.record({
  id: fc.nat(),
  position: fc.integer({ min: 1, max: 20 }),
  signedAt: fc.option(fc.constant(new Date(0))),
})

describe('the signing order', () => {
  it('asks all unsigned people of the first position', () => {
    const people = [signer(1, 2), signer(2, 1), signer(3, 1), signer(4, 1, true)]
    expect(nextToSign(people).map(({ id }) => id)).toEqual([2, 3])
    expect(nextToSign([signer(1, 1, true)])).toEqual([])
  })

  it('asks everyone eventually, and never before an earlier position has signed', () => {
    fc.assert(
      fc.property(fc.array(aSigner, { maxLength: 12 }), (people) => {
        let left = people.map((one, index) => ({ ...one, id: index }))
        for (let round = 0; round <= people.length; round += 1) {
          const asked = nextToSign(left)
          if (asked.length === 0) break
          const first = Math.min(...left.filter(({ signedAt }) => !signedAt).map(({ position }) => position))
          expect(asked.every(({ position, signedAt }) => position === first && signedAt === null)).toBe(true)
          const ids = asked.map(({ id }) => id)
          left = left.map((one) => (ids.includes(one.id) ? { ...one, signedAt: new Date(1) } : one))
        }
        expect(everyoneSigned(left)).toBe(people.length > 0)
      }),
    )
  })
})

describe('a link', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const open: LinkFacts = {
    purpose: 'sign',
    expiresAt: new Date('2026-11-22T12:00:00Z'),
    closedAt: null,
    fileWithdrawn: false,
    documentType: 'CONTRACT',
    approved: null,
    stage: 'CONTRACT_INFO',
    signedAt: null,
    declinedAt: null,
  }

  it('opens its document while the signature is pending', () => {
    expect(isLinkOpen(open, now)).toBe(true)
    expect(isLinkOpen({ ...open, documentType: 'DELIVERY_TERM', stage: 'DELIVERY_TERM' }, now)).toBe(true)
    expect(isLinkOpen({ ...open, approved: false }, now)).toBe(true)
  })

  it.each<[string, Partial<LinkFacts>]>([
    ['it has expired', { expiresAt: now }],
    ['it was used or replaced', { closedAt: now }],
    ['its file was replaced', { fileWithdrawn: true }],
    ['the document was approved', { approved: true }],
    ['the order advanced', { stage: 'PACKAGING' }],
    ['the order was cancelled', { stage: 'CANCELLED' }],
    ['the order went back', { stage: 'CREDIT_ANALYSIS' }],
    ['the person has signed', { signedAt: now }],
    ['the person has declined', { declinedAt: now }],
  ])('is closed when %s', (_, facts) => {
    expect(isLinkOpen({ ...open, ...facts }, now)).toBe(false)
  })

  it('to a copy works until it expires, at any stage, but not once the file was withdrawn', () => {
    const copy: LinkFacts = { ...open, purpose: 'copy', stage: 'ONGOING', approved: true, signedAt: now }
    expect(isLinkOpen(copy, now)).toBe(true)
    expect(isLinkOpen({ ...copy, expiresAt: now }, now)).toBe(false)
    expect(isLinkOpen({ ...copy, fileWithdrawn: true }, now)).toBe(false)
  })
})

describe('a signer', () => {
  it.each([
    ['joão  da silva', 'João da Silva', true],
    [' JOAO DA SILVA ', 'João da Silva', true],
    ['João Silva', 'João da Silva', false],
    ['', 'João da Silva', false],
  ])('who types %j for %j is accepted: %p', (typed, name, same) => {
    expect(isSameName(typed, name)).toBe(same)
  })

  it('is shown with a masked e-mail', () => {
    expect(maskEmail('marina@horizonte.example')).toBe('m•••••@horizonte.example')
  })
})
