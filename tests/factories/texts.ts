import fc from 'fast-check'

const difficult = fc
  .array(fc.constantFrom('=', '+', '-', '@', ';', '"', "'", ',', ':', '\\', ' ', 'ção', '1', '＝', 'R$', '.'), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''))
/** Texts as the API keeps them: without blanks around, of at least one character, with more difficulty than chance brings. */
export const anyText = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), difficult)
  .map((said) => said.replaceAll('\0', '').trim())
  .filter((said) => said !== '' && said.isWellFormed())
/** The same on one line. */
export const anyLine = anyText.map((said) => said.replace(/[\r\n]+/g, ' ').trim()).filter((said) => said !== '')
