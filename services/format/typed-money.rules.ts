// Money as typed in Brazil: "289", "289,00", "1.499,90".

export const TYPED_MONEY = /^\d{1,3}(\.?\d{3})*(,\d{1,2})?$/

/** `1.499,9` → `1499.90`, the API's format; any other text is returned as typed. */
export function fromTypedMoney(text: string): string {
  const typed = text.trim()
  if (!TYPED_MONEY.test(typed)) return typed
  const [whole = '0', cents = ''] = typed.replaceAll('.', '').split(',')
  return `${whole}.${cents.padEnd(2, '0')}`
}
