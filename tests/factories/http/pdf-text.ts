import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of a PDF, page by page, words apart by one space whatever kind of space the file has. */
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

/** What it is called and in which language it is read aloud. */
export async function pdfFacts(content: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 })
  const document = await task.promise
  const { info } = await document.getMetadata()
  const marked = await document.getMarkInfo()
  await task.destroy()
  return { info: info as { Title?: string; Language?: string }, marked }
}
