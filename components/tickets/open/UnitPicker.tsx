import { useQuery } from '@tanstack/react-query'
import { useField } from 'formik'
import { useState } from 'react'
import { Picture } from '@/components/ui/drawings/Picture'
import { Field } from '@/components/ui/forms/Field'
import { type PickerOption, SearchPicker } from '@/components/ui/forms/SearchPicker'
import { equipmentQueryOptions, equipmentSummaryQueryOptions } from '@/hooks/equipment/equipment.queries'
import { useDebouncedValue } from '@/services/browser/use-debounced-value'
import { addressName } from '@/services/companies/address-lines.rules'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import { plainText } from '@/services/format/plain-text.rules'
import { NO_UNIT, type PickedUnit, readUnit, writeUnit } from './newTicket.rules'
import { PickedRow } from './PickedRow'

const OFFERED = 5

const LAST: PickerOption = { key: NO_UNIT, title: 'Não é sobre um equipamento' }

/** The unit that a new ticket is about, found by serial, label, product or person; closes to one row. */
export const UnitPicker = ({ isOptional }: { isOptional: boolean }) => {
  const [{ value }, { error, touched }, { setValue }] = useField<string>('unit_id')
  const [text, setText] = useState('')
  const units = useUnits(useDebouncedValue(text.trim(), 200), value === '')
  const chosen = readUnit(value)
  const change = (): void => void setValue('')
  const problem = touched ? error : undefined
  if (chosen)
    return (
      <PickedRow
        label="Qual equipamento?"
        title={chosen.product}
        note={chosen.serial}
        detail={chosen.detail}
        picture={<Picture image={chosen.image} size="thumb" />}
        error={problem}
        onChange={change}
      />
    )
  if (value === NO_UNIT)
    return <PickedRow label="Qual equipamento?" title="Não é sobre um equipamento" error={problem} onChange={change} />
  return (
    <Field label="Qual equipamento?" optional={isOptional} error={problem}>
      {(control) => (
        <SearchPicker
          {...control}
          listLabel="Equipamentos"
          hint="série, etiqueta ou pessoa"
          nothing="Nenhum equipamento com essa busca."
          text={text}
          onText={setText}
          options={units?.map(optionOf)}
          last={LAST}
          onChoose={(key) => {
            const unit = units?.find(({ id }) => String(id) === key)
            void setValue(unit ? writeUnit(pickedUnit(unit)) : NO_UNIT)
          }}
        />
      )}
    </Field>
  )
}

/** The list's own search, and the units of the people whose names contain the text. */
function useUnits(search: string, isOpen: boolean): readonly Equipment[] | undefined {
  const list = equipmentQueryOptions({ search: search || undefined, page_size: OFFERED })
  const found = useQuery({ ...list, enabled: isOpen }).data?.results
  const people = useQuery({ ...equipmentSummaryQueryOptions(), enabled: isOpen }).data?.people ?? []
  const person = search === '' ? undefined : people.find(({ first_name }) => contains(first_name, search))
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
