import { useQuery } from '@tanstack/react-query'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextInput } from '@/components/ui/forms/TextInput'
import { colleaguesQueryOptions, equipmentAddressesQueryOptions } from '@/hooks/equipment/equipment.queries'
import { addressName } from '@/services/companies/address-lines.rules'
import type { OwnEquipment } from '@/services/equipment/own/own-equipment.schema'

/** Label, address and user of own equipment, in a form; `unit` keeps a user who has left the company choosable. */
export const OwnPlaceFields = ({ unit }: { unit?: OwnEquipment }) => {
  const { data: places = [] } = useQuery(equipmentAddressesQueryOptions())
  const { data: people = [] } = useQuery(colleaguesQueryOptions(''))
  const users = unit?.user && !people.some(({ id }) => id === unit.user?.id) ? [unit.user, ...people] : people
  return (
    <>
      <FormField name="label" label="Etiqueta" optional hint="Número do patrimônio, sala ou equipe.">
        {(control) => <TextInput {...control} maxLength={60} autoComplete="off" />}
      </FormField>
      <FormField name="address_id" label="Endereço" optional>
        {(control) => (
          <NativeSelect
            {...control}
            placeholder="Sem endereço"
            options={places.map((place) => ({ value: String(place.id), label: addressName(place) }))}
          />
        )}
      </FormField>
      <FormField name="user_id" label="Responsável" optional>
        {(control) => (
          <NativeSelect
            {...control}
            placeholder="Sem responsável"
            options={users.map(({ id, first_name, email }) => ({
              value: String(id),
              label: `${first_name} (${email})`,
            }))}
          />
        )}
      </FormField>
    </>
  )
}
