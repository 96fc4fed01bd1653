/** What a browser calls itself, the more particular names first: nearly all of them say Chrome or Safari too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** The device as a person calls it, with its preposition. */
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

/** "Chrome no Windows", from what the browser sent when the session was last used. */
export function deviceOf(userAgent: string | null | undefined): string {
  const browser = nameIn(BROWSERS, userAgent ?? '')
  const device = nameIn(DEVICES, userAgent ?? '')
  if (!browser && !device) return 'Dispositivo não identificado'
  return [browser ?? 'Navegador', device].filter(Boolean).join(' ')
}

/**
 * Enough of an address to know one's own again, not enough to point at a home: of IPv4 all but the last number, of IPv6
 * the first three groups. Null for what is no address.
 */
export function shortAddress(address: string | null | undefined): string | null {
  if (!address) return null
  if (/^\d+\.\d+\.\d+\.\d+$/.test(address)) return address.replace(/\d+$/, 'x')
  if (!address.includes(':')) return null
  const groups = address.split('::')[0]?.split(':').filter(Boolean).slice(0, 3) ?? []
  return [...groups, 'x'].join(':')
}
