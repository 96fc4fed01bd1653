import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup'

export type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: unknown[]
  description?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
}

/** A yup schema as JSON Schema, as far as OpenAPI needs it. */
export const schemaOf = (schema: Schema): JsonSchema => convert(schema.describe())

function convert(field: SchemaFieldDescription): JsonSchema {
  if (!('nullable' in field)) return {}
  const base: JsonSchema = { ...typeOf(field), ...limitsOf(field) }
  if (field.oneOf.length > 0) base.enum = field.oneOf
  if ('fields' in field) {
    const fields = Object.entries(field.fields)
    base.properties = Object.fromEntries(fields.map(([name, inner]) => [name, convert(inner)]))
    base.required = fields
      .filter(([, inner]) => 'optional' in inner && !inner.optional && inner.default === undefined)
      .map(([name]) => name)
  }
  if ('innerType' in field && field.innerType && !Array.isArray(field.innerType)) base.items = convert(field.innerType)
  return base
}

function typeOf({ type, nullable, tests }: SchemaDescription): JsonSchema {
  const name = type === 'number' && tests.some((test) => test.name === 'integer') ? 'integer' : type
  if (name === 'mixed' || name === 'lazy') return {}
  return { type: nullable ? [name, 'null'] : name }
}

function limitsOf({ type, tests }: SchemaDescription): JsonSchema {
  const limits: JsonSchema = {}
  for (const { name, params } of tests) {
    if (type === 'number' && name === 'min') limits.minimum = Number(params?.min)
    if (type === 'number' && name === 'max') limits.maximum = Number(params?.max)
    if (type === 'string' && name === 'max') limits.maxLength = Number(params?.max)
    if (type === 'string' && name === 'matches' && params?.regex instanceof RegExp) limits.pattern = params.regex.source
  }
  return limits
}
