import { object, setLocale, string, type ObjectShape } from 'yup'
import { isDay } from '@/services/format/day.rules'

// The messages of the specification (section 5) are the defaults; a schema sets its own only where it is more specific.
setLocale({
  mixed: {
    default: 'Confira esse campo',
    required: 'Preencha esse campo',
    defined: 'Preencha esse campo',
    notNull: 'Preencha esse campo',
    notType: ({ type }) => (type === 'number' ? 'Somente números' : 'Confira o formato desse campo'),
    oneOf: 'Escolha uma das opções',
  },
  string: {
    email: 'Digite um email válido',
    matches: 'Confira o formato desse campo',
    trim: 'Tire os espaços do começo e do fim',
    min: ({ min }) => `No mínimo ${String(min)} caracteres`,
    max: ({ max }) => `No máximo ${String(max)} caracteres`,
    url: 'Digite um endereço válido, começando por https://',
  },
  number: {
    min: ({ min }) => `O menor valor é ${String(min)}`,
    max: ({ max }) => `O maior valor é ${String(max)}`,
    integer: 'Use um número inteiro',
    positive: 'Use um número maior que zero',
  },
  array: {
    min: ({ min }) => (min === 1 ? 'Escolha pelo menos um item' : `Escolha pelo menos ${String(min)} itens`),
    max: ({ max }) => `No máximo ${String(max)} itens`,
  },
  object: { noUnknown: ({ unknown }) => `Campo desconhecido: ${String(unknown)}` },
})

/** A request body of the API: no coercion, no unknown fields. */
export function strictObject<T extends ObjectShape>(fields: T) {
  return object(fields).strict().noUnknown()
}

/** A decimal string with two places, such as "1499.90": the API's format of money. */
export const decimalString = () => string().matches(/^-?\d{1,10}\.\d{2}$/, 'Use um valor como 1499.90')

/** A calendar day, `YYYY-MM-DD`; people who type one read their own notation. */
export const dayString = () =>
  string().test('day', 'Use uma data como 24/11/2026', (value) => value === undefined || isDay(value))

export {
  array,
  boolean,
  mixed,
  number,
  object,
  string,
  ValidationError,
  type InferType,
  type ObjectShape,
  type Schema,
} from 'yup'
