import { deviceOf, shortAddress } from '@/services/auth/session.rules'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('the device name of a session', () => {
  it.each([
    [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36`, 'Chrome no Windows'],
    [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge no Windows'],
    [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera no Windows'],
    [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari no iPhone'],
    [`${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome no iPhone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18 Safari/605.1', 'Safari no Mac'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox no Linux'],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S921B) SamsungBrowser/27.0 Chrome/125.0 Mobile',
      'Samsung Internet no Android',
    ],
    ['Mozilla/5.0 (X11; CrOS x86_64 16000) Chrome/140.0 Safari/537.36', 'Chrome no Chromebook'],
    ['SomethingElse/1.0 (Windows NT 10.0)', 'Navegador no Windows'],
    ['curl/8.5.0', 'Dispositivo não identificado'],
    ['', 'Dispositivo não identificado'],
    [null, 'Dispositivo não identificado'],
  ])('%s is %s', (userAgent, words) => {
    expect(deviceOf(userAgent)).toBe(words)
  })
})

describe('the address of a session, shortened', () => {
  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3:x'],
    ['2001:db8::1', '2001:db8:x'],
    ['::1', 'x'],
    ['unknown', null],
    [null, null],
  ])('%s becomes %s', (address, short) => {
    expect(shortAddress(address)).toBe(short)
  })
})
