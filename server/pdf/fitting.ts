import { font } from './fonts'
import { INK } from './ink'

const SMALLEST = 5

type Fitting = { x: number; y: number; width: number; height: number; face: 'regular' | 'bold'; largest: number }

/** Below that a text is easier to read on two lines. */
const SMALLEST_LINE = 8

/** The largest letters in which the text fits, on one line if it can; of what fits in none, what there is room for. @returns its height */
export function writeFitting(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, width, height, face, largest }: Fitting,
): number {
  doc.font(font(face)).fillColor(INK.text)
  const isWide = (at: number): boolean => doc.fontSize(at).widthOfString(text) > width
  let size = largest
  while (size > SMALLEST_LINE && isWide(size)) size -= 0.5
  if (isWide(size)) size = largest
  while (size > SMALLEST && doc.fontSize(size).heightOfString(text, { width }) > height) size -= 0.5
  doc.fontSize(size).text(text, x, y, { width, height, ellipsis: true })
  return Math.min(height, doc.heightOfString(text, { width }))
}
