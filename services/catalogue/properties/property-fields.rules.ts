import { namedCell, namedCells, type Names, readState } from '@/services/http/cells.rules'
import { joinNames, nameOf } from '../edit-conflict.rules'
import {
  activeInput,
  bodyOf,
  changedValues,
  countField,
  emptyForm,
  type FieldList,
  formOf,
  type FormValues,
  idsInput,
  optionalTextField,
  textField,
} from '../field-list.rules'
import { DRAWING_OPTIONS, drawingOf } from '../images.rules'
import { propertyCell } from '../products/product-cells.rules'
import type { NewProperty, PropertyChange, PropertyDetail } from './properties.schema'

/** The records that the cells of a line may name. */
export type PropertyLineNames = Record<'types' | 'simulators' | 'properties', Names>

type NamedThing = { id?: number; name: string }

/**
 * The names for the ids in the form, and for the example of the template; a property comes with its type where known.
 */
export type PropertyChoices = {
  types?: readonly NamedThing[]
  simulators?: readonly NamedThing[]
  properties?: readonly (NamedThing & { property_type?: { name: string } })[]
}

export type PropertyFieldTypes = {
  row: PropertyDetail
  thing: PropertyDetail
  names: PropertyLineNames
  choices: PropertyChoices
}

const TYPE_FAULTS = { none: 'Não há tipo de propriedade', many: 'Há mais de um tipo de propriedade' }
const SIMULATOR_FAULTS = { none: 'Não há simulador', many: 'Há mais de um simulador' }
const REPLACE_FAULTS = {
  none: 'Não há propriedade',
  many: 'Escreva o tipo antes do nome, como em “Uso: Escritório”: há mais de uma propriedade',
}

/** A cell has one name per line, so a name must not contain line breaks. */
const onOneLine = ({ name }: { name: string }): string => name.replace(/\s+/g, ' ')

/** Every field of a property. Pictures have no column. */
export const PROPERTY_FIELDS = {
  property_type_id: {
    column: {
      title: 'Tipo',
      print: ({ property_type }) => property_type.name,
      parse: (cell, { types }) => namedCell(cell, types, TYPE_FAULTS),
      example: ({ types, properties }) => properties?.[0]?.property_type?.name ?? types?.[0]?.name ?? '',
    },
    input: {
      empty: '',
      read: ({ property_type }: PropertyDetail): string => String(property_type.id),
      // No type has the id 0: the schema refuses it as not chosen.
      send: (value: string): unknown => Number(value),
    },
    change: { place: 1, label: 'Tipo', text: (id: number, { types }) => (id ? nameOf(types, id) : '') },
  },
  name: {
    ...textField('name', { title: 'Nome', example: 'Exemplo: grafite' }),
    change: { place: 2, label: 'Nome', text: (name: string) => name },
  },
  description: {
    ...optionalTextField('description', { title: 'Descrição', example: 'Combina com tudo.' }),
    change: { place: 3, label: 'Descrição', text: (description: string) => description },
  },
  hex_color: {
    ...optionalTextField('hex_color', { title: 'Cor', example: '#3F3E4E' }),
    change: { place: 8, label: 'Cor', text: (color: string) => color.toUpperCase() },
  },
  simulator_ids: {
    column: {
      title: 'Simuladores',
      print: ({ simulators }) => simulators.map(onOneLine).join('\n'),
      parse: (cell, { simulators }) => namedCells(cell, simulators, SIMULATOR_FAULTS),
      example: ({ simulators = [] }) =>
        simulators
          .slice(0, 2)
          .map(({ name }) => name)
          .join('\n'),
    },
    input: idsInput(({ simulators }: PropertyDetail) => simulators),
    change: { place: 4, label: 'Simuladores', text: (ids: number[], { simulators }) => joinNames(simulators, ids) },
  },
  replace_ids: {
    column: {
      title: 'Também atendida por',
      // All of them have this property's type; another type may have a property of the same name.
      print: ({ property_type, replaces }) =>
        replaces.map(({ name }) => propertyCell({ type: property_type.name, name })).join('\n'),
      parse: (cell, { properties }) => namedCells(cell, properties, REPLACE_FAULTS),
      example: ({ properties }) => {
        const [first] = properties ?? []
        return first?.property_type ? propertyCell({ type: first.property_type.name, name: first.name }) : ''
      },
    },
    input: idsInput(({ replaces }: PropertyDetail) => replaces),
    change: {
      place: 5,
      label: 'Também atendida por',
      text: (ids: number[], { properties }) => joinNames(properties, ids),
    },
  },
  products_count: countField('products_count', 'Produtos'),
  active: {
    column: {
      title: 'Situação',
      print: ({ active }) => (active ? 'Ativa' : 'Desativada'),
      parse: (cell) => {
        const read = readState(cell)
        return 'fault' in read ? { fault: 'Escreva “Ativa” ou “Desativada”.' } : read
      },
      example: 'Desativada',
    },
    input: activeInput,
    change: { place: 6, label: 'Ativa', text: (active: boolean) => (active ? 'sim' : 'não') },
  },
  image: {
    input: {
      empty: '',
      read: ({ image }: PropertyDetail): string => image ?? '',
      send: (image: string): unknown => image || null,
    },
    change: { place: 7, label: 'Imagem', text: (image: string) => describeImage(image) },
  },
} satisfies FieldList<PropertyFieldTypes>

/** A drawing has a name and the colour of its lid; an uploaded picture has neither. */
function describeImage(image: string): string {
  const label = DRAWING_OPTIONS.find(({ value }) => value === drawingOf(image))?.label
  if (label === undefined) return `imagem enviada (${image.slice(-6)})`
  const lid = /#[0-9A-Fa-f]{6}$/.exec(image)
  return lid ? `${label}, ${lid[0]}` : label
}

/** The form of a property, as typed. */
export type PropertyFormValues = FormValues<typeof PROPERTY_FIELDS>

export const EMPTY_PROPERTY: PropertyFormValues = emptyForm(PROPERTY_FIELDS)

export const toPropertyFormValues = (property: PropertyDetail): PropertyFormValues => formOf(PROPERTY_FIELDS, property)

/** The body that creates the property; not validated yet. */
export const toNewProperty = (form: PropertyFormValues): NewProperty => bodyOf(PROPERTY_FIELDS, form) as NewProperty

/** Only the fields that differ from the property as read, with its version; not validated yet. */
export const toPropertyChange = (form: PropertyFormValues, read: PropertyDetail): PropertyChange => ({
  ...changedValues(toNewProperty(toPropertyFormValues(read)), toNewProperty(form)),
  version: read.version,
})
