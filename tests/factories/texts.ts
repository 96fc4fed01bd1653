import fc from 'fast-check'

const difficult = fc
  .array(fc.constantFrom('=', '+', '-', '@', ';', '"', "'", ',', ':', '\\', ' ', 'ção', '1', '＝', 'R$', '.'), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''))
/** Texts as the API stores them: trimmed and not empty, with more special characters than random ones have. */
export const anyText = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), difficult)
  .map((said) => said.replaceAll('\0', '').trim())
  .filter((said) => said !== '' && said.isWellFormed())
/** The same without line breaks. */
export const anyLine = anyText.map((said) => said.replace(/[\r\n]+/g, ' ').trim()).filter((said) => said !== '')
