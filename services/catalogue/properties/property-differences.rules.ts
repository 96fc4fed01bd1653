import {
  type DescribedField,
  differencesOf,
  type FormVersions,
  joinNames,
  nameOf,
  type TheirChange,
  theirChanges,
} from '../edit-conflict.rules'
import { DRAWING_OPTIONS, drawingOf } from '../images.rules'
import type { PropertyFormValues } from './property-form.rules'

type Named = { id: number; name: string }

/** What the ids of a property's form are called. */
export type PropertyNames = Readonly<Record<'types' | 'simulators' | 'properties', readonly Named[]>>

/** A drawing has a name, and the colour of its lid; an uploaded picture has neither. */
function imageText(image: string): string {
  const label = DRAWING_OPTIONS.find(({ value }) => value === drawingOf(image))?.label
  if (label === undefined) return image && `imagem enviada (${image.slice(-6)})`
  const lid = /#[0-9A-Fa-f]{6}$/.exec(image)
  return lid ? `${label}, ${lid[0]}` : label
}

/** The fields of a property as its form calls them, in the form's order. */
const FIELDS: readonly DescribedField<PropertyFormValues, PropertyNames>[] = [
  {
    name: 'property_type_id',
    field: 'Tipo',
    text: ({ property_type_id: id }, { types }) => (id ? nameOf(types, Number(id)) : ''),
  },
  { name: 'name', field: 'Nome', text: ({ name }) => name.trim() },
  { name: 'description', field: 'Descrição', text: ({ description }) => description.trim() },
  {
    name: 'simulator_ids',
    field: 'Simuladores',
    text: ({ simulator_ids: ids }, { simulators }) => joinNames(simulators, ids),
  },
  {
    name: 'replace_ids',
    field: 'Também atendida por',
    text: ({ replace_ids: ids }, { properties }) => joinNames(properties, ids),
  },
  { name: 'active', field: 'Ativa', text: ({ active }) => (active ? 'sim' : 'não') },
  { name: 'image', field: 'Imagem', text: ({ image }) => imageText(image) },
  { name: 'hex_color', field: 'Cor', text: ({ hex_color }) => hex_color.trim().toUpperCase() },
]

/** What somebody else changed of a property while its form was open. */
export const theirPropertyChanges = (sides: FormVersions<PropertyFormValues>, names: PropertyNames): TheirChange[] =>
  theirChanges(sides, (before, after) => differencesOf(FIELDS, { before, after }, names))
