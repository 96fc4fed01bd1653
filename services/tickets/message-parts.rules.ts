export type MessagePart = { text: string; href?: string }

/** Only http and https: anything else stays text. Spaces, quotes and angle brackets end an address. */
const ADDRESS = /https?:\/\/[^\s<>"'“”]+/gi

/** Marks that end a sentence around an address rather than the address itself. */
const TRAILING = /[.,;:!?…]+$/

/**
 * Splits a message into text and addresses that can be opened. Nothing is left out: the parts' texts joined are the
 * message.
 */
export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutTail(found)
    if (!URL.canParse(address)) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: address, href: new URL(address).href })
    end = index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** Without the sentence's own marks, and without a closing bracket that was opened before the address. */
function withoutTail(found: string): string {
  const address = found.replace(TRAILING, '')
  const isOpened = address.split('(').length > address.split(')').length - 1
  return address.endsWith(')') && !isOpened ? withoutTail(address.slice(0, -1)) : address
}
