import { type Refusal, refuseField } from '../refusal'

/**
 * The text of a CSV file as spreadsheets save it: UTF-8 or UTF-16 by its byte order mark, UTF-8 where the bytes are
 * valid UTF-8, else Windows-1252, as Excel writes "CSV (separado por ponto e vírgula)" in Brazil. Refuses 400 for an
 * empty file, and for one that is not text (a workbook).
 */
export function decodeCsv(content: Uint8Array): string {
  const text = decoded(content)
  if (text.trim() === '') throw refused('O arquivo está vazio. Escolha outro.')
  if (text.includes('\0'))
    throw refused('Este arquivo não é um CSV. Na planilha, use “Salvar como” e escolha “CSV UTF-8”.')
  return text
}

function decoded(content: Uint8Array): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    // Not UTF-8: saved by an old Excel.
    return new TextDecoder('windows-1252').decode(content)
  }
}

const refused = (sentence: string): Refusal => refuseField('file', sentence)
