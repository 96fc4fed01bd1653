/** The secret by which a visitor's browser gets back to the quotation that it began: 16 random bytes at least, as hex. */
export const QUOTATION_KEY = /^[0-9a-f]{32,64}$/
