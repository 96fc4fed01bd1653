import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of a PDF by page, with all whitespace as single spaces. */
export async function pdfPages(content: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(content), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const words = items.map((item) => ('str' in item ? item.str : ''))
    pages.push(words.join(' ').replace(/\s+/g, ' ').trim())
  }
  await task.destroy()
  return pages
}

/** The title and the language of a PDF. */
export async function pdfFacts(content: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 })
  const document = await task.promise
  const { info } = await document.getMetadata()
  const marked = await document.getMarkInfo()
  await task.destroy()
  return { info: info as { Title?: string; Language?: string }, marked }
}
