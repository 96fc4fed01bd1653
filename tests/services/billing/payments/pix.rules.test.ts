import fc from 'fast-check'
import { crc16, dynamicPixCode, isPixKey, numberOfTxid, staticPixCode } from '@/services/billing/payments/pix.rules'
import { txidOf } from '@/services/billing/invoices/invoice-states.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { decodePix } from './decode-pix'

const receiver = { key: '11222333000181', name: 'ARRENDA LOCACAO LTDA', city: 'SAO PAULO' }

/** Each equal to what pix-utils writes, or read back by it. */
const CODES: [string, Parameters<typeof staticPixCode>[0], string][] = [
  [
    'V1, a CNPJ as key',
    { ...receiver, amount: '900.00', txid: 'FAT000001' },
    '00020126360014br.gov.bcb.pix0114112223330001815204000053039865406900.005802BR5920ARRENDA LOCACAO LTDA6009SAO PAULO62130509FAT0000016304554E',
  ],
  [
    'V2, a random key',
    { ...receiver, key: '123e4567-e12b-12d1-a456-426655440000', amount: '450.00', txid: 'FAT000002' },
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406450.005802BR5920ARRENDA LOCACAO LTDA6009SAO PAULO62130509FAT000002630464CC',
  ],
  [
    'V3, an e-mail as key and no amount',
    { ...receiver, key: 'financeiro@arrenda.example', txid: 'FAT000003' },
    '00020126480014br.gov.bcb.pix0126financeiro@arrenda.example5204000053039865802BR5920ARRENDA LOCACAO LTDA6009SAO PAULO62130509FAT0000036304BEA3',
  ],
  [
    'V4, a phone as key and one cent',
    { ...receiver, key: '+5511987654321', amount: '0.01', txid: 'FAT000004' },
    '00020126360014br.gov.bcb.pix0114+551198765432152040000530398654040.015802BR5920ARRENDA LOCACAO LTDA6009SAO PAULO62130509FAT000004630446A5',
  ],
  [
    'V5, a long name and city with accents',
    {
      key: '11222333000181',
      name: 'Arrenda Locação de Equipamentos Ltda',
      city: 'São José do Rio Preto',
      amount: '12345.67',
      txid: 'FAT000005',
    },
    '00020126360014br.gov.bcb.pix011411222333000181520400005303986540812345.675802BR5925ARRENDA LOCACAO DE EQUIPA6015SAO JOSE DO RIO62130509FAT0000056304B49B',
  ],
  [
    'V6, no txid',
    { ...receiver, amount: '1499.90' },
    '00020126360014br.gov.bcb.pix01141122233300018152040000530398654071499.905802BR5920ARRENDA LOCACAO LTDA6009SAO PAULO62070503***63048F47',
  ],
  [
    'V7, the longest txid',
    { ...receiver, amount: '9999999.99', txid: 'ABCDEFGHIJKLMNOPQRSTUVWXY' },
    '00020126360014br.gov.bcb.pix01141122233300018152040000530398654109999999.995802BR5920ARRENDA LOCACAO LTDA6009SAO PAULO62290525ABCDEFGHIJKLMNOPQRSTUVWXY6304CAE6',
  ],
  [
    'V8, a checksum that begins with zero',
    { ...receiver, amount: '900.00', txid: 'FAT000102' },
    '00020126360014br.gov.bcb.pix0114112223330001815204000053039865406900.005802BR5920ARRENDA LOCACAO LTDA6009SAO PAULO62130509FAT000102630403FD',
  ],
]

describe('a static BR Code', () => {
  it.each(CODES)('is as the manual says: %s', (_, input, code) => {
    expect(staticPixCode(input)).toBe(code)
  })

  it('encodes an alphanumeric CNPJ too', () => {
    const code = staticPixCode({ ...receiver, key: '12ABC34501DE35', amount: '360.00', txid: 'FAT000008' })
    expect(code).toMatch(/630474DB$/)
  })

  it.each([
    ['a txid with a blank', { txid: 'FAT 1' }, 'bad txid'],
    ['a txid with a hyphen', { txid: 'FAT-1' }, 'bad txid'],
    ['a txid of 26 characters', { txid: 'A'.repeat(26) }, 'bad txid'],
    ['an empty txid', { txid: '' }, 'bad txid'],
    ['an amount of zero', { amount: '0.00' }, 'bad amount'],
    ['a negative amount', { amount: '-1.00' }, 'bad amount'],
    ['an amount with three places', { amount: '1.005' }, 'bad amount'],
    ['no key', { key: '' }, 'bad key'],
    ['a key that does not fit', { key: 'a'.repeat(78) }, 'bad key'],
    ['no name', { name: '' }, 'bad name'],
    ['a name of which nothing is left', { name: '你好' }, 'bad name'],
    ['no city', { city: ' ' }, 'bad city'],
  ])('is refused for %s', (_, overrides, message) => {
    expect(() => staticPixCode({ ...receiver, amount: '900.00', txid: 'FAT000001', ...overrides })).toThrow(message)
  })

  it('can be read back: key, amount and txid, whatever they are', () => {
    const aText = fc.string({ unit: 'grapheme', maxLength: 40 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999_999 }),
        fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
        fc.stringMatching(/^[\x21-\x7e]{1,77}$/),
        aText.map((text) => `A${text}`),
        (cents, txid, key, name) => {
          const read = decodePix(staticPixCode({ key, name, city: name, amount: toDecimal(cents), txid }))
          expect(read).toMatchObject({ '26.00': 'br.gov.bcb.pix', '26.01': key, '54': toDecimal(cents), '62.05': txid })
          expect(read['59']).toMatch(/^[\x20-\x7e]{1,25}$/)
          expect(read['60']).toMatch(/^[\x20-\x7e]{1,15}$/)
        },
      ),
    )
  })
})

describe('a dynamic BR Code', () => {
  const { name, city } = receiver
  const url = 'pix.example.com/qr/v2/cobv/9d36b84fc70b478fb95c12729b90ca25'

  it('is as the manual says: V9, the provider’s address', () => {
    expect(dynamicPixCode({ url, name, city })).toBe(
      '00020101021226810014br.gov.bcb.pix2559pix.example.com/qr/v2/cobv/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5920ARRENDA LOCACAO LTDA6009SAO PAULO62070503***63042063',
    )
  })

  it.each(['', 'pix.example.com', `https://${url}`, `pix.example.com/${'a'.repeat(62)}`])(
    'is refused for “%s”',
    (bad) => {
      expect(() => dynamicPixCode({ url: bad, name, city })).toThrow('bad url')
    },
  )
})

describe('the checksum', () => {
  it('of 123456789 is 29B1', () => {
    expect(crc16('123456789')).toBe('29B1')
  })

  it('of the Central Bank’s example is 1D3D', () => {
    expect(
      crc16(
        '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304',
      ),
    ).toBe('1D3D')
  })
})

describe('the txid of an invoice', () => {
  it.each([
    ['FAT000231', 231],
    ['fat1000000', 1_000_000],
    ['000231', 231],
    ['231', 231],
    ['FAT000000', null],
    ['FAT', null],
    ['FAT-231', null],
    ['PED000231', null],
    ['1234567890', null],
  ])('%s names the number %s', (txid, number) => {
    expect(numberOfTxid(txid)).toBe(number)
  })

  it('is read back whatever the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (number) => {
        expect(numberOfTxid(txidOf(number))).toBe(number)
      }),
    )
  })
})

describe('a key of Pix', () => {
  it.each([
    '11222333000181',
    '52998224725',
    '+5511987654321',
    'financeiro@arrenda.example',
    '123e4567-e12b-12d1-a456-426655440000',
  ])('may be %s', (key) => {
    expect(isPixKey(key)).toBe(true)
  })

  it.each([
    '',
    '11222333000182',
    '11.222.333/0001-81',
    '11987654321',
    '5511987654321',
    'arrenda',
    'a@b',
    'A@b.example',
  ])('may not be “%s”', (key) => {
    expect(isPixKey(key)).toBe(false)
  })
})
