/**
 * Browsers by a pattern of their user agent, the more specific first: nearly all of them contain Chrome or Safari too.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** Devices by a pattern of the user agent, named with their preposition. */
const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'no iPhone'],
  [/\biPad\b/, 'no iPad'],
  [/\bAndroid\b/, 'no Android'],
  [/\bWindows\b/, 'no Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'no Mac'],
  [/\bCrOS\b/, 'no Chromebook'],
  [/\bLinux\b/, 'no Linux'],
]

const nameIn = (table: typeof BROWSERS, userAgent: string): string | undefined =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1]

/** "Chrome no Windows", from the user agent of the session's last use. */
export function deviceOf(userAgent: string | null | undefined): string {
  const browser = nameIn(BROWSERS, userAgent ?? '')
  const device = nameIn(DEVICES, userAgent ?? '')
  if (!browser && !device) return 'Dispositivo não identificado'
  return [browser ?? 'Navegador', device].filter(Boolean).join(' ')
}

/**
 * Shortens an IP address, so that users recognise their own but it does not identify a home: of IPv4 all but the last
 * number, of IPv6 the first three groups. Null for anything else.
 */
export function shortAddress(address: string | null | undefined): string | null {
  if (!address) return null
  if (/^\d+\.\d+\.\d+\.\d+$/.test(address)) return address.replace(/\d+$/, 'x')
  if (!address.includes(':')) return null
  const groups = address.split('::')[0]?.split(':').filter(Boolean).slice(0, 3) ?? []
  return [...groups, 'x'].join(':')
}
