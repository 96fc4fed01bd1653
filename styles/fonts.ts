import localFont from 'next/font/local'

// Served by our own origin, hashed and preloaded, with a fallback of the same metrics so that the text does not jump.
export const geist = localFont({
  src: '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  preload: true,
  variable: '--font-geist',
})

// What next/font makes of its own stands on Arial, which neither Android nor most of Linux has.
// `width`: how much wider Geist is for the same Portuguese text, measured at weight 400 and 600.
const standIns = [
  { family: 'Geist on Roboto', weight: '100 500', local: ['Roboto', 'Roboto-Regular'], width: 1.0498 },
  { family: 'Geist on Roboto', weight: '501 900', local: ['Roboto Bold', 'Roboto-Bold'], width: 1.0815 },
  { family: 'Geist on DejaVu', weight: '100 500', local: ['DejaVu Sans'], width: 0.8968 },
  { family: 'Geist on DejaVu', weight: '501 900', local: ['DejaVu Sans Bold'], width: 0.8353 },
]

const ASCENT = 1.005
const DESCENT = 0.295

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`

/**
 * The fonts of the system that take Geist's place until it has come, at its width and height. In the sheet of the HTML, to
 * which no rule comes: for one, a browser would lay out the whole page anew, since it has a font face (docs/adr/0564).
 */
export const standInFaces = standIns
  .map(
    ({ family, weight, local, width }) => `@font-face {
      font-family: '${family}';
      font-weight: ${weight};
      src: ${local.map((name) => `local('${name}')`).join(', ')};
      size-adjust: ${percent(width)};
      ascent-override: ${percent(ASCENT / width)};
      descent-override: ${percent(DESCENT / width)};
      line-gap-override: 0%;
    }`,
  )
  .join('\n')

export const fontFamily = `${geist.style.fontFamily}, 'Geist on Roboto', 'Geist on DejaVu', system-ui, sans-serif`
