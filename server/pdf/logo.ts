import { COLORS, font } from './style'

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
