import { join } from 'node:path'

/** The light palette of the screens (`styles/tokens.ts`, which the server does not see), as print has it. */
export const COLORS = {
  text: '#161526',
  soft: '#575666',
  line: '#E2E2E9',
  tile: '#F6F5FE',
  brand: '#3F2EBC',
  onBrand: '#FFFFFF',
  dot: '#FCB31B',
} as const

export type TextStyle = {
  font: 'regular' | 'bold'
  size: number
  /** Height of a line. */
  leading: number
  color: string
}

/** The few sizes that our PDFs are set in, in points. */
export const TEXT = {
  title: { font: 'bold', size: 21, leading: 27, color: COLORS.text },
  heading: { font: 'bold', size: 12, leading: 17, color: COLORS.text },
  strong: { font: 'bold', size: 9.5, leading: 13.5, color: COLORS.text },
  body: { font: 'regular', size: 9.5, leading: 13.5, color: COLORS.text },
  soft: { font: 'regular', size: 8.5, leading: 12, color: COLORS.soft },
  figure: { font: 'bold', size: 12.5, leading: 17, color: COLORS.text },
} as const satisfies Record<string, TextStyle>

const FILES: Record<TextStyle['font'], string> = { regular: 'Geist-Regular.ttf', bold: 'Geist-SemiBold.ttf' }

/** Geist, the typeface of the screens (OFL); what a PDF uses of it is embedded. */
export const font = (name: TextStyle['font']): string => join(process.cwd(), 'server/pdf/fonts', FILES[name])

const MARK = 34

/** The mark and the word, as `components/ui/display/Logo.tsx` draws them. */
export function drawLogo(doc: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  const scale = size / MARK
  doc.save().translate(x, y).scale(scale)
  doc.roundedRect(0, 0, MARK, MARK, 9.5).fill(COLORS.brand)
  doc.circle(15.2, 17.8, 6.2).lineWidth(4).stroke(COLORS.onBrand)
  doc.moveTo(23.3, 14.6).lineTo(23.3, 24.2).lineWidth(3.8).lineCap('round').stroke(COLORS.onBrand)
  doc.circle(23.3, 9.8, 2.5).fill(COLORS.dot)
  doc.restore()
  const letters = size * 0.68
  doc
    .font(font('bold'))
    .fontSize(letters)
    .fillColor(COLORS.text)
    .text('arrenda', x + size + letters * 0.47, y + size * 0.14, {
      lineBreak: false,
      characterSpacing: letters * -0.035,
    })
}
