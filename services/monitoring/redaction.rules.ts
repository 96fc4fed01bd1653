/** Replaces personal data and secrets. */
export const REDACTED = '[removido]'

// Order matters: a token may contain what looks like a number, an address may contain an e-mail.
const SECRETS: RegExp[] = [
  /\bBearer\s+[\w.~+/-]+=*/gi,
  /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g,
  // Anchored to the start of a run of characters: otherwise a long text without an @ would be retried from each
  // position.
  /(?<![\w.%+-])[\w.%+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g,
  /(?<![\d-])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g,
  /(?<![\w.-])\d{11}(?![\w-])/g,
  /(?<!\w)(?:\+?55\s?)?\(?\d{2}\)?\s?9\d{4}-?\d{4}(?!\w)/g,
  // Random tokens (signing or password links): 32 or more letters and digits, not a plain path or word.
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}(?![\w-])/g,
]

const SECRET_KEY =
  /pass(?:word|wd)?$|senha|token|secret|authori[sz]ation|cookie|api[-_]?key|\bcpf\b|e[-_]?mail|phone|celular/i

/** How the SDK names an element; the attribute may contain texts of the screen. */
const QUOTED_ATTRIBUTE = /\[(aria-label|title|alt|name)="[^"]*"\]/g

/** Query values never leave the browser; parameter names do, since they distinguish the screens. */
const QUERY = /\?([^\s#"'<>]+)/g

/** The fragment may be a credential: for a document to sign, or a new password. */
const FRAGMENT = /#([\w-]+)=[^\s#"'<>]+/g

/** The values of a statement that failed, as Drizzle writes them into its message: names, addresses, hashes. */
const STATEMENT_VALUES = /(Failed query: [\s\S]*?\nparams: )[\s\S]*?(?=\n {4}at |\ncaused by: |$)/g

/** Takes CPF, e-mail, phone, tokens, query values, values of statements and quoted texts of the screen out of a text. */
export function redactText(text: string): string {
  const bare = text
    .replace(STATEMENT_VALUES, `$1${REDACTED}`)
    .replace(QUERY, (_, query: string) => `?${query.replace(/=[^&]*/g, `=${REDACTED}`)}`)
    .replace(FRAGMENT, `#$1=${REDACTED}`)
    .replace(QUOTED_ATTRIBUTE, '[$1]')
  return SECRETS.reduce((rest, secret) => rest.replace(secret, REDACTED), bare)
}

const MAX_DEPTH = 8

/**
 * A copy of a value with every text in it redacted; values under a sensitive key (`password`, `cpf`, `token`…) are
 * removed entirely.
 */
export function redacted<Value>(value: Value): Value {
  return redactValue(value, 0) as Value
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return REDACTED
  if (Array.isArray(value)) return value.map((item) => redactValue(item, depth + 1))
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redactEntry(key, item, depth + 1)]))
}

function redactEntry(key: string, item: unknown, depth: number): unknown {
  if (item === null || item === undefined || isIdentifier(key, item)) return item
  return SECRET_KEY.test(key) ? REDACTED : redactValue(item, depth)
}

/** Trace, replay, request and build ids are random too, but reveal nothing and link the reports. */
function isIdentifier(key: string, item: unknown): boolean {
  const texts = Array.isArray(item) ? item : [item]
  return (
    /(?:^|[_.])ids?$|Id$|release$/.test(key) &&
    texts.every((text) => typeof text === 'string' && /^[\da-f-]{16,40}$/i.test(text))
  )
}
