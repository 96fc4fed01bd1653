import localFont from 'next/font/local'

// Served by our own origin, hashed and preloaded. What comes after the first paint waits for the next page that is opened whole:
// it would move the page that somebody has begun to read (docs/adr/0579).
export const geist = localFont({
  src: '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  preload: true,
  // It has one width for all weights, and stands on Arial, which neither Android nor most of Linux has.
  adjustFontFallback: false,
  variable: '--font-geist',
})

/** Geist is a variable font; the others have two weights, and are as wide from one weight to the next. */
const WEIGHTS = [
  { weight: 'normal', range: '100 449' },
  { weight: 'medium', range: '450 524' },
  { weight: 'bold', range: '525 900' },
] as const

/** `width`: how much wider Geist is for the texts of our pages. */
const standIns = [
  {
    family: 'Geist on Arial',
    // Liberation Sans is as wide as Arial.
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    width: { normal: 1.0499, medium: 1.0642, bold: 1.045 },
  },
  {
    family: 'Geist on Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    width: { normal: 1.0523, medium: 1.0695, bold: 1.0745 },
  },
  {
    family: 'Geist on DejaVu',
    regular: ['DejaVu Sans', 'DejaVuSans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    width: { normal: 0.9339, medium: 0.9516, bold: 0.8697 },
  },
]

const ASCENT = 1.005
const DESCENT = 0.295

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`

const faceOf = (family: string, weight: string, local: readonly string[], width: number): string => `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(width)};
  ascent-override: ${percent(ASCENT / width)};
  descent-override: ${percent(DESCENT / width)};
  line-gap-override: 0%;
}`

/**
 * The fonts of the system that take Geist's place where it has not come in time, at its width and height. In the sheet of the
 * HTML, to which no rule comes: for one, a browser would lay out the whole page anew, since it has a font face (docs/adr/0564).
 */
export const standInFaces = standIns
  .flatMap(({ family, regular, bold, width }) =>
    WEIGHTS.map(({ weight, range }) => faceOf(family, range, weight === 'bold' ? bold : regular, width[weight])),
  )
  .join('\n')

const families = standIns.map(({ family }) => `'${family}'`).join(', ')
export const fontFamily = `${geist.style.fontFamily}, ${families}, system-ui, sans-serif`
