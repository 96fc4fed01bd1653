import {
  canonicalSerial,
  isPlaceholderSerial,
  parseScannedSerial,
  parseSerials,
  placeholderSerial,
  qrCodePath,
  serialFault,
} from '@/services/stock/units/serials.rules'

describe('a serial', () => {
  it.each([
    ['', 'Digite o serial.'],
    ['A'.repeat(61), 'Um serial tem no máximo 60 caracteres.'],
    ['A'.repeat(60), undefined],
    ['A-DEFINIR-000012', 'Esse começo é de equipamentos que ainda não têm serial.'],
    ['-A', 'Use letras, números, espaço e . _ : / # ( ) + -'],
    ['A;B', 'Use letras, números, espaço e . _ : / # ( ) + -'],
    ['ÇA 1._:/#()+-', undefined],
  ])('is validated, %s: %s', (serial, fault) => {
    expect(serialFault(serial)).toBe(fault)
  })

  it('is stored in upper case, without the characters that a scanner adds', () => {
    expect(canonicalSerial('\u0002 vx14 \t 7\r')).toBe('VX14 7')
    expect(parseSerials('a\r\n b ;,c\tc\n')).toEqual(['A', 'B', 'C', 'C'])
  })

  it('has a placeholder while it is unknown', () => {
    expect(placeholderSerial(12)).toBe('A-DEFINIR-000012')
    expect([isPlaceholderSerial('A-DEFINIR-000012'), isPlaceholderSerial('VX')]).toEqual([true, false])
  })

  it.each([
    ['vx14-7', 'VX14-7'],
    ['https://arrenda.example/u/VX%2F14', 'VX/14'],
    ['HTTP://arrenda.example/u/vx14?from=label', 'VX14'],
    ['https://arrenda.example/u/100%', '100%'],
    ['https://arrenda.example/x/vx', 'HTTPS://ARRENDA.EXAMPLE/X/VX'],
  ])('scanned as %s is %s', (text, serial) => {
    expect(parseScannedSerial(text)).toBe(serial)
  })

  it('is read back from its own QR code', () => {
    expect(qrCodePath('VX/14 #7')).toBe('/u/VX%2F14%20%237')
    expect(parseScannedSerial(`https://arrenda.example${qrCodePath('VX/14 #7')}`)).toBe('VX/14 #7')
  })
})
