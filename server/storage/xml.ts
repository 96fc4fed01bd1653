import { refusedFile, requireClean } from './require-clean'

/** Fiscal documents have some ten kilobytes; one with a thousand items a few hundred. */
export const MAX_XML_BYTES = 2 * 1024 * 1024

/**
 * What a person may upload as the XML of a document, judged by its content: one element in UTF-8, nothing that a browser
 * would run or that names other files (a DOCTYPE, a stylesheet), and clean for the virus scanner where one is configured.
 * Refuses 415 for anything else, 503 while the scanner is away.
 */
export async function requireSafeXml(content: Uint8Array): Promise<void> {
  const text = decode(content)
  if (text === undefined || !isXml(text))
    throw refusedFile('Envie o arquivo XML do documento. O conteúdo deste não é um XML.')
  if (/<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|<([\w-]+:)?(html|script|svg)[\s>/]/i.test(text))
    throw refusedFile('Esse XML tem partes que um documento fiscal não tem. Envie o que o portal gerou.')
  await requireClean(content)
}

function decode(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}

/** Begins with an element, after a declaration and comments at most, and ends with the same one. */
function isXml(text: string): boolean {
  if (text.includes('\0')) return false
  const bare = text.replace(/^\s*<\?xml\b[^>]*\?>/, '').replace(/^(\s*<!--[\s\S]*?-->)*\s*/, '')
  const name = /^<([\p{L}_][\p{L}\d._:-]*)(?=[\s>])/u.exec(bare)?.[1]
  return (
    name !== undefined &&
    bare
      .trimEnd()
      .replace(/(\s*<!--[^<]*-->)*$/, '')
      .endsWith(`</${name}>`)
  )
}
