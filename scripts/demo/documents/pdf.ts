/** The content of a demo document on A4: a letterhead, a title, paragraphs and a table of two columns. */
export type Sheet = {
  issuer: string
  /** The line under the issuer. */
  note: string
  title: string
  facts: readonly (readonly [name: string, value: string])[]
  paragraphs?: readonly string[]
  /** Signature lines, each with a name under it, and on it once signed. */
  signatures?: readonly { name: string; role: string; signed: boolean }[]
}

const LEFT = 64
const RIGHT = 531
const COLUMN = 230
const LINE = 20
const CHARACTERS = 88

/** A small valid PDF of one page in the standard fonts. */
export function drawPdf(sheet: Sheet): Uint8Array {
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>',
    stream(draw(sheet)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(sheet.title)}) /Author (${escaped(sheet.issuer)}) >>`,
  ])
}

function draw({ issuer, note, title, facts, paragraphs = [], signatures = [] }: Sheet): string {
  const marks = [text(LEFT, 776, 15, issuer, 'B'), text(LEFT, 758, 9, note), rule(746), text(LEFT, 712, 13, title, 'B')]
  let y = 680
  for (const [name, value] of facts) {
    marks.push(text(LEFT, y, 10, name), text(COLUMN, y, 10, value, 'B'))
    y -= LINE
  }
  y -= LINE / 2
  for (const line of paragraphs.flatMap((paragraph) => [...wrapped(paragraph), ''])) {
    marks.push(text(LEFT, y, 10, line))
    y -= 15
  }
  signatures.forEach(({ name, role, signed }, index) => {
    const base = y - 46 - index * 58
    if (signed) marks.push(text(LEFT + 10, base + 5, 13, name, 'B'))
    marks.push(rule(base, COLUMN + 80), text(LEFT, base - 14, 9, `${name}, ${role}`))
  })
  return marks.join('\n')
}

const text = (x: number, y: number, size: number, words: string, font = 'R'): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${escaped(words)}) Tj ET`

const rule = (y: number, right = RIGHT): string => `0.6 w ${LEFT} ${y} m ${right} ${y} l S`

/** Replaces typographic characters that WinAnsi lacks. */
const escaped = (words: string): string =>
  words
    .replace(/[–—−]/g, '-')
    .replace(/[“”]/g, '"')
    .replace(/\u00a0/g, ' ')
    .replace(/[\\()]/g, '\\$&')

function wrapped(paragraph: string): string[] {
  const lines = ['']
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length < CHARACTERS) lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

const stream = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`

/** The objects, followed by the table of their offsets. */
function assemble(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'
  const offsets = objects.map((body, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
