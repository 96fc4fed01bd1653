import { ArraySchema, ObjectSchema, StringSchema, type AnyObjectSchema, type Schema } from 'yup'

type Trim = (value: unknown) => unknown

const asItIs: Trim = (value) => value

/**
 * Trims the texts whose schema says `trim()`: bodies are validated with strict schemas, which would refuse spaces that
 * the user cannot see. All other texts, including passwords, stay unchanged.
 */
export function trimmerOf(schema: unknown): Trim {
  if (schema instanceof ObjectSchema) return trimFields(schema)
  if (schema instanceof ArraySchema) return trimItems(schema.innerType)
  return schema instanceof StringSchema && saysTrim(schema as Schema) ? trimText : asItIs
}

const saysTrim = (schema: Schema): boolean => schema.describe().tests.some(({ name }) => name === 'trim')

const trimText: Trim = (value) => (typeof value === 'string' ? value.trim() : value)

function trimItems(inner: unknown): Trim {
  const trim = trimmerOf(inner)
  return trim === asItIs ? asItIs : (value) => (Array.isArray(value) ? value.map(trim) : value)
}

function trimFields({ fields }: AnyObjectSchema): Trim {
  const trims = Object.entries(fields).map(([name, field]) => [name, trimmerOf(field)] as const)
  const own = trims.filter(([, trim]) => trim !== asItIs)
  if (own.length === 0) return asItIs
  return (value) => (isRecord(value) ? { ...value, ...trimmed(value, own) } : value)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const trimmed = (value: Record<string, unknown>, trims: (readonly [string, Trim])[]) =>
  Object.fromEntries(trims.filter(([name]) => name in value).map(([name, trim]) => [name, trim(value[name])]))
