import { useQuery } from '@tanstack/react-query'
import { useField } from 'formik'
import { Picture } from '@/components/ui/drawings/Picture'
import type { PickerOption } from '@/components/ui/forms/picker/SearchPicker'
import { equipmentQueryOptions, equipmentSummaryQueryOptions } from '@/hooks/equipment/equipment.queries'
import { addressName } from '@/services/companies/address-lines.rules'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import { plainText } from '@/services/format/plain-text.rules'
import { NO_UNIT, type PickedUnit, readUnit, writeUnit } from './newTicket.rules'
import { PickerField, usePickerText } from '@/components/ui/forms/picker/PickerField'

const OFFERED = 5

const LAST: PickerOption = { key: NO_UNIT, title: 'Não é sobre um equipamento' }

/** The unit that a new ticket is about, found by serial, label, product or person; closes to one row. */
export const UnitPicker = ({ isOptional }: { isOptional: boolean }) => {
  const [{ value }, , { setValue }] = useField<string>('unit_id')
  const { search, typing } = usePickerText()
  const units = useUnits(search, value === '')
  return (
    <PickerField
      {...typing}
      name="unit_id"
      label="Qual equipamento?"
      isOptional={isOptional}
      picked={pickedRow(value)}
      onClear={() => void setValue('')}
      listLabel="Equipamentos"
      hint="série, etiqueta ou pessoa"
      nothing="Nenhum equipamento com essa busca."
      options={units?.map(optionOf)}
      last={LAST}
      onChoose={(key) => {
        const unit = units?.find(({ id }) => String(id) === key)
        void setValue(unit ? writeUnit(pickedUnit(unit)) : NO_UNIT)
      }}
    />
  )
}

/** The chosen unit as a row, or that there is none; undefined while nothing is answered. */
function pickedRow(value: string) {
  const chosen = readUnit(value)
  if (!chosen) return value === NO_UNIT ? { title: LAST.title } : undefined
  const { product, serial, detail, image } = chosen
  return { title: product, note: serial, detail, picture: <Picture image={image} size="thumb" /> }
}

/** The list's own search, and the units of the people whose names contain the text. */
function useUnits(search: string | undefined, isOpen: boolean): readonly Equipment[] | undefined {
  const list = equipmentQueryOptions({ search, page_size: OFFERED })
  const found = useQuery({ ...list, enabled: isOpen }).data?.results
  const people = useQuery({ ...equipmentSummaryQueryOptions(), enabled: isOpen }).data?.people ?? []
  const person = search === undefined ? undefined : people.find(({ first_name }) => contains(first_name, search))
  const theirs = useQuery({
    ...equipmentQueryOptions({ user: person?.id, page_size: OFFERED }),
    enabled: person !== undefined,
  }).data?.results
  if (!found) return undefined
  const ofPerson = person && theirs ? theirs.filter(({ user }) => user?.id === person.id) : []
  return [...ofPerson, ...found.filter(({ id }) => !ofPerson.some((unit) => unit.id === id))].slice(0, OFFERED)
}

const contains = (name: string, search: string): boolean => plainText(name).includes(plainText(search))

/** What the form keeps of a unit. */
export const pickedUnit = ({ id, serial, label, product, user, address, order }: Equipment): PickedUnit => ({
  id,
  serial,
  product: product.name,
  image: product.images[0] ?? null,
  detail: [label, user?.first_name, address && addressName(address), order && `pedido ${order.order_mask_id}`]
    .filter(Boolean)
    .join(' · '),
})

function optionOf(unit: Equipment): PickerOption {
  const { product, serial, image, detail } = pickedUnit(unit)
  return {
    key: String(unit.id),
    title: product,
    note: serial,
    detail,
    picture: <Picture image={image} size="thumb" />,
  }
}
