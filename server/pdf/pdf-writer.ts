import { openDocument } from './open-document'
import { COLORS, drawLogo, font, TEXT, type TextStyle } from './style'
import { wrap } from './text-layout'

export type PdfOptions = {
  /** Also the window's title, in which non-breaking spaces become plain ones. */
  title: string
  /** Part of the file, so that its bytes are the same whenever it is made. */
  writtenAt: Date
  /** At the foot of every page, beside its number. */
  footer: string
  /** At the head of every page, where a reader must not take it for the real thing: RASCUNHO. */
  mark?: string
}

/** A part of the PDF's structure, by which it is read aloud. */
export type Part = PDFKit.PDFStructureElement
export type TextBox = { x: number; width: number; style: TextStyle; align?: 'left' | 'right' }
type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Lbl' | 'LBody'
/** pdfkit accepts `scope`, its types do not yet. */
type StructureOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' }
export type PdfWriter = ReturnType<typeof createPdf>

const WIDTH = 595.28
const HEIGHT = 841.89
const MARGIN = 48
const TOP = 84
const FOOT = HEIGHT - 40
/** Figures of one width, so that columns of amounts stand under each other. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['kern', 'tnum']

/** Spaces of typography that the typeface lacks; amounts are written with one. */
const RARE_SPACES = /[\u2000-\u200a\u202f]/g

export const LEFT = MARGIN
export const RIGHT = WIDTH - MARGIN
export const MEASURE = RIGHT - LEFT

/**
 * A4 on which text flows from the top: titled, tagged, in Portuguese, with our logo and page numbers. The same texts make
 * the same bytes. Coordinates in points from the upper left corner.
 */
export function createPdf({ title, writtenAt, footer, mark }: PdfOptions) {
  const { doc, root, bytes } = openDocument({
    title: title.replace(/\s/g, ' '),
    writtenAt,
    size: 'A4',
    bufferPages: true,
  })
  const widths = new Map<string, number>()
  let y = TOP
  /** Repeats the head of a table on each new page. */
  let onNewPage: (() => void) | null = null
  drawHead()

  function drawHead(): void {
    doc.markContent('Artifact', { type: 'Pagination' })
    drawLogo(doc, LEFT, 36, 24)
    if (mark) drawMark(doc, mark)
    doc.endMarkedContent()
  }

  function dress(style: TextStyle): void {
    doc.font(font(style.font)).fontSize(style.size).fillColor(style.color)
  }

  function linesOf(text: string, { width, style }: Pick<TextBox, 'width' | 'style'>): string[] {
    dress(style)
    return wrap(text.replace(RARE_SPACES, '\u00a0'), width, (piece) => {
      const key = `${style.font} ${String(style.size)} ${piece}`
      const known = widths.get(key)
      if (known !== undefined) return known
      const wide = doc.widthOfString(piece, { features: FEATURES })
      widths.set(key, wide)
      return wide
    })
  }

  /** Begins a new page unless this much is left on the present one. */
  function room(height: number): void {
    if (y + height <= FOOT - 24) return
    doc.addPage()
    drawHead()
    y = TOP
    onNewPage?.()
  }

  function drawLine(line: string, { x, width, style, align = 'left' }: TextBox): void {
    dress(style)
    const indent = align === 'right' ? width - doc.widthOfString(line, { features: FEATURES }) : 0
    doc.text(line, x + indent, y + (style.leading - style.size * 1.2) / 2, { lineBreak: false, features: FEATURES })
  }

  /** A part of the structure with what `fill` puts into it. */
  function group(parent: Part, tag: string, fill: (part: Part) => void): void {
    const part = doc.struct(tag)
    parent.add(part)
    fill(part)
    part.end()
  }

  /** Writes a text at the present height and moves on below it, over as many pages as it takes. */
  function write(parent: Part, tag: Tag, text: string, place: TextBox, scope?: 'Column' | 'Row'): void {
    const options: StructureOptions = { scope }
    const part = doc.struct(tag, options)
    parent.add(part)
    for (const line of linesOf(text, place)) {
      room(place.style.leading)
      part.add(() => {
        drawLine(line, place)
      })
      y += place.style.leading
    }
    part.end()
  }

  return {
    root,
    group,
    /** A part that its caller fills, and ends. */
    open: (tag: string): Part => {
      const part = doc.struct(tag)
      root.add(part)
      return part
    },
    room,
    at: () => y,
    move: (by: number) => {
      y += by
    },
    /** Sets back to where a neighbouring column began. */
    back: (to: number) => {
      y = to
    },
    heightOf: (text: string, place: Pick<TextBox, 'width' | 'style'>) =>
      linesOf(text, place).length * place.style.leading,
    write,
    /** A paragraph over the whole measure. */
    paragraph: (text: string, style: TextStyle = TEXT.body) =>
      write(root, 'P', text, { x: LEFT, width: MEASURE, style }),
    title: (text: string) => write(root, 'H1', text, { x: LEFT, width: MEASURE, style: TEXT.title }),
    /** Draws what is not read aloud: a hairline, a tile. */
    decorate: (draw: (doc: PDFKit.PDFDocument, y: number) => void) => {
      doc.markContent('Artifact', { type: 'Layout' })
      doc.save()
      draw(doc, y)
      doc.restore()
      doc.endMarkedContent()
    },
    repeat: (head: (() => void) | null) => {
      onNewPage = head
    },
    close: (): Promise<Uint8Array<ArrayBuffer>> => {
      root.end()
      for (const page of pagesOf(doc)) numberPage(doc, page, footer)
      doc.end()
      return bytes
    },
  }
}

function drawMark(doc: PDFKit.PDFDocument, mark: string): void {
  const { font: face, size, color } = TEXT.title
  doc.font(font(face)).fontSize(size).fillColor(color)
  doc.text(mark, RIGHT - doc.widthOfString(mark), 36, { lineBreak: false })
}

type NumberedPage = { index: number; text: string }

/** After the last page, when their number is known. */
function pagesOf(doc: PDFKit.PDFDocument): NumberedPage[] {
  const { start, count } = doc.bufferedPageRange()
  return Array.from({ length: count }, (_, at) => ({
    index: start + at,
    text: `Página ${String(start + at + 1)} de ${String(count)}`,
  }))
}

function numberPage(doc: PDFKit.PDFDocument, { index, text }: NumberedPage, footer: string): void {
  const { font: face, size, color } = TEXT.soft
  doc.switchToPage(index)
  doc.markContent('Artifact', { type: 'Pagination' })
  doc
    .moveTo(LEFT, FOOT - 12)
    .lineTo(RIGHT, FOOT - 12)
    .lineWidth(0.5)
    .stroke(COLORS.line)
  doc.font(font(face)).fontSize(size).fillColor(color)
  doc.text(footer, LEFT, FOOT, { lineBreak: false })
  doc.text(text, RIGHT - doc.widthOfString(text), FOOT, { lineBreak: false })
  doc.endMarkedContent()
}
