import { constants, deflateRawSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { Refusal } from '@/server/http/refusal'
import { cleanFileName, requireSafePdf } from '@/server/storage/pdf'
import { aPdf, aPdfArchive } from '@/tests/factories/http/files.factory'

const bytes = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))

/** A Flate stream that inflates to that many MB, at a thousandth of it. */
function inflating(megabytes: number): Uint8Array {
  const piece = deflateRawSync(Buffer.alloc(16_000_000), { finishFlush: constants.Z_FULL_FLUSH })
  return bytes(new Uint8Array([0x78, 0x01]), ...Array.from({ length: megabytes / 16 }, () => piece))
}

/** A PDF with these as its compressed objects. */
function withStream(...streams: Uint8Array[]): Uint8Array {
  const [head = '', tail = ''] = Buffer.from(aPdf()).toString('latin1').split('xref\n0')
  const objects = streams.flatMap((stream, index) => [
    `${String(index + 4)} 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${String(stream.length)}>>stream\n`,
    stream,
    '\nendstream\nendobj\n',
  ])
  return bytes(head, ...objects, 'xref\n0', tail)
}

/** The sentence of the refusal; null for an accepted file. */
async function refusalOf(content: Uint8Array): Promise<string | null> {
  try {
    await requireSafePdf(content)
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect(error.status).toBe(415)
    return error.errors.join(' ')
  }
}

describe('an uploaded document', () => {
  it('is accepted as a plain PDF, also with compressed objects and a place to open at', async () => {
    const document = await PDFDocument.create()
    document.addPage()
    expect(await refusalOf(aPdf())).toBeNull()
    expect(await refusalOf(await document.save())).toBeNull()
    expect(await refusalOf(aPdf('', '/OpenAction[3 0 R /Fit]'))).toBeNull()
  })

  it('is accepted when a password only protects it from changes', async () => {
    const document = await PDFDocument.create()
    document.addPage()
    document.encrypt({ ownerPassword: 'dono', userPassword: '' })
    expect(await refusalOf(await document.save())).toBeNull()
  })

  it('is refused when it opens only with a password', async () => {
    const document = await PDFDocument.create()
    document.addPage()
    document.encrypt({ ownerPassword: 'dono', userPassword: 'segredo' })
    expect(await refusalOf(await document.save())).toMatch(/pede senha/)
  })

  it.each([
    ['a text', bytes('Contrato social')],
    ['a page with a header of a PDF inside', bytes('<html>%PDF-1.4 %%EOF')],
    ['a PDF cut off', bytes('%PDF-1.7\n', 'x'.repeat(2_000))],
    ['a PDF whose first lines are a page', aPdf('<html><script>alert(1)</script>')],
    ['a PDF followed by a page', bytes(aPdf(), '<html></html>')],
    ['a PDF that is an archive too', aPdfArchive()],
  ])('is refused as no PDF: %s', async (_, content) => {
    expect(await refusalOf(content)).toMatch(/não é um PDF/)
  })

  it.each([
    ['garbage between header and end', bytes('%PDF-1.4\ngarbage\n%%EOF')],
    [
      'no page',
      bytes(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
      ),
    ],
  ])('is refused as unreadable: %s', async (_, content) => {
    expect(await refusalOf(content)).toMatch(/Não conseguimos abrir/)
  })

  it.each([
    ['a script', '/OpenAction<</S/JavaScript/JS(app.alert(1))>>'],
    ['a script with an escaped name', '/OpenAction<</S/Java#53cript/J#53(app.alert(1))>>'],
    ['a program to start', '/OpenAction<</S/Launch/F(cmd.exe)>>'],
    ['attached files', '/Names<</EmbeddedFiles<</Names[]>>>>'],
  ])('is refused for its active content: %s', async (_, catalog) => {
    expect(await refusalOf(aPdf('', catalog))).toMatch(/scripts ou arquivos anexados/)
  })

  it('is refused once it inflates to more than a document needs, before its memory is taken', async () => {
    const before = process.resourceUsage().maxRSS
    expect(await refusalOf(withStream(inflating(2_000)))).toMatch(/Não conseguimos abrir/)
    expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(300)
  })

  it('is given up after five seconds when it takes without end to read, and the next one is read', async () => {
    const stream = inflating(48)
    const content = withStream(...Array.from({ length: 200 }, () => stream))
    const began = performance.now()
    expect(await refusalOf(content)).toMatch(/Não conseguimos abrir/)
    expect(performance.now() - began).toBeLessThan(15_000)
    expect(await refusalOf(aPdf())).toBeNull()
  })
})

describe('a file name', () => {
  it('loses its path, control characters and those that turn the direction of reading', () => {
    expect(cleanFileName('C:\\temp\\contrato\u202efdp.exe')).toBe('contratofdp.exe')
    expect(cleanFileName('con\u0000tra"to\u2066.pdf')).toBe('contrato.pdf')
  })
})
