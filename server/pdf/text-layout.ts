import { COLORS, font } from './style'

/**
 * A text as lines that fit: broken between words, and within a word that alone is wider than a line.
 * @param widthOf how wide a piece of text is, in the unit of `width`; asked for words and for the space
 */
export function wrap(text: string, width: number, widthOf: (piece: string) => number): string[] {
  const space = widthOf(' ')
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[][] = [[]]
    let used = 0
    for (const word of paragraph.split(/ +/).flatMap((one) => pieces(one, width, widthOf))) {
      const wide = widthOf(word)
      const line = lines.at(-1) ?? []
      const taken = line.length === 0 ? wide : used + space + wide
      if (taken > width && line.length > 0) lines.push([word])
      else line.push(word)
      used = taken > width ? wide : taken
    }
    return lines.map((line) => line.join(' '))
  })
}

/** A word that is wider than a line, as pieces that fit; at least one character each, however narrow the line. */
function pieces(word: string, width: number, widthOf: (piece: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const characters = Array.from(word)
  let count = characters.length - 1
  while (count > 1 && widthOf(characters.slice(0, count).join('')) > width) count -= 1
  const rest = characters.slice(count).join('')
  return [characters.slice(0, count).join(''), ...(rest ? pieces(rest, width, widthOf) : [])]
}

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
  doc.font(font(face)).fillColor(COLORS.text)
  const isWide = (at: number): boolean => doc.fontSize(at).widthOfString(text) > width
  let size = largest
  while (size > SMALLEST_LINE && isWide(size)) size -= 0.5
  if (isWide(size)) size = largest
  while (size > SMALLEST && doc.fontSize(size).heightOfString(text, { width }) > height) size -= 0.5
  doc.fontSize(size).text(text, x, y, { width, height, ellipsis: true })
  return Math.min(height, doc.heightOfString(text, { width }))
}
