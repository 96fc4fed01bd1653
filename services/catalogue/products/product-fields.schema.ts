import { id } from '@/services/config/id.schema'
import { array, decimalString, number, strictObject, string } from '@/services/config/validation'
import { isImage } from '../images.rules'

export const MAX_IMAGES = 12
export const MAX_SPECIFICATIONS = 60

/** A picture of another house is never shown. */
const imageName = () =>
  string()
    .max(200)
    .test('image', 'Envie a imagem de novo', (value) => value === undefined || isImage(value))

const text = (max: number) => string().trim().min(1, 'Preencha esse campo').max(max)

const line = (max: number) => text(max).matches(/^[^\r\n]*$/, 'Escreva em uma linha só')

const price = () =>
  decimalString().test('price', 'Digite um preço maior que zero', (value) => value === undefined || Number(value) > 0)

const measure = (max: number) => number().integer().min(1).max(max).nullable()

const dimensions = () =>
  strictObject({
    /** Millimetres. */
    height: measure(10_000),
    width: measure(10_000),
    depth: measure(10_000),
    /** Grams. */
    weight: measure(1_000_000),
  })

const images = () =>
  array(strictObject({ src: imageName().required(), alt: string().trim().max(160) }).required()).max(MAX_IMAGES)

/** A name stands once: the simulator compares products by it. */
const specifications = () =>
  array(
    strictObject({ name: line(80).required(), value: line(200).required() })
      .required()
      .test('once', function isOnce(row) {
        const rows = this.parent as ({ name?: string } | null)[]
        const name = plain(row.name)
        const repeated = name !== '' && rows.findIndex((one) => plain(one?.name) === name) !== rows.indexOf(row)
        if (!repeated) return true
        return this.createError({ path: `${this.path}.name`, message: 'Essa especificação já está na lista' })
      }),
  ).max(MAX_SPECIFICATIONS)

const plain = (name: string | undefined): string => (name ?? '').trim().toLocaleLowerCase('pt-BR')

/** What a product may be given (specification, section 3); which of it is needed, the bodies say. */
export const productFields = {
  name: () => text(120),
  model: () => text(120),
  title: () => text(160),
  description: () => text(4000),
  price,
  category_id: () => id(),
  product_type_id: () => id(),
  color: () => text(60).nullable(),
  omie_code: () => text(40).nullable(),
  property_ids: () => array(id().required()).max(200),
  images,
  dimensions,
  technical_specifications: specifications,
}
