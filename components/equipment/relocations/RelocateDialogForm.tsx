import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { DialogModal } from '@/components/ui/dialogs/DialogModal'
import { toast } from '@/components/ui/feedback/toast'
import { Field } from '@/components/ui/forms/Field'
import { LeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useLogin } from '@/contexts/LoginContext'
import { useRequestRelocation } from '@/hooks/equipment/equipment.mutations'
import { equipmentAddressesQueryOptions } from '@/hooks/equipment/equipment.queries'
import { may } from '@/services/auth/permissions.rules'
import { addressName } from '@/services/companies/address-lines.rules'
import type { Colleague, Equipment } from '@/services/equipment/units/equipment.schema'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { PersonPicker } from '../units/PersonPicker'
import { unitsName } from '../units/UnitStatus'

type Props = { units: readonly Equipment[]; open: boolean; onClose: () => void }
type Kind = 'address' | 'person'

/** Moves units to another address or user of the company, or requests it. */
export const RelocateDialogForm = ({ units, open, onClose }: Props) => {
  const { actor } = useLogin()
  const decides = actor !== null && may(actor, 'equipment:assign')
  const [kind, setKind] = useState<Kind>('address')
  const [address, setAddress] = useState('')
  const [person, setPerson] = useState<Colleague | null>(null)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutateAsync: request, isPending } = useRequestRelocation()
  const isChosen = kind === 'address' ? address !== '' : person !== null
  const send = async (): Promise<void> => {
    if (!isChosen) {
      setMissing(true)
      return
    }
    try {
      await request({
        units: units.map(({ id }) => id),
        ...(kind === 'address' ? { to_address_id: Number(address) } : { to_user_id: person?.id }),
        ...(reason.trim() && { reason: reason.trim() }),
      })
    } catch {
      // A toast has shown the error; the input stays.
      return
    }
    toast.success(decides ? 'Mudança iniciada.' : 'Mudança pedida. O gestor recebe um aviso.')
    onClose()
  }
  return (
    <DialogModal
      open={open}
      onClose={onClose}
      busy={isPending}
      title={`Mover ${unitsName(units)}`}
      footer={
        <PlainButton kind="primary" busy={isPending} onClick={() => void send()}>
          {decides ? 'Iniciar mudança' : 'Pedir mudança'}
        </PlainButton>
      }
    >
      <Intro>
        {decides
          ? 'Quem recebe confirma a chegada; até lá, ele aparece como em mudança de local.'
          : 'O gestor da sua empresa aprova antes de o equipamento sair.'}
      </Intro>
      <Kinds kind={kind} onChoose={setKind} />
      {kind === 'address' ? (
        <AddressField
          units={units}
          value={address}
          error={isMissing && !isChosen ? 'Escolha o endereço.' : undefined}
          onChange={setAddress}
        />
      ) : (
        <Picker>
          <PersonPicker
            label="Para quem vai"
            chosen={person}
            onChoose={setPerson}
            error={isMissing && !isChosen ? 'Escolha uma pessoa.' : undefined}
          />
        </Picker>
      )}
      <LeaveGuard when={isChosen || reason.trim() !== ''} />
      <Field label="Motivo" optional>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </DialogModal>
  )
}

const Kinds = ({ kind, onChoose }: { kind: Kind; onChoose: (kind: Kind) => void }) => {
  const name = useId()
  return (
    <Choices role="radiogroup" aria-label="Tipo de mudança">
      {KINDS.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === kind} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </Choices>
  )
}

const KINDS: { value: Kind; label: string }[] = [
  { value: 'address', label: 'Para outro endereço' },
  { value: 'person', label: 'Para outra pessoa' },
]

type AddressProps = {
  units: readonly Equipment[]
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const AddressField = ({ units, value, error, onChange }: AddressProps) => {
  const { data: places = [] } = useQuery(equipmentAddressesQueryOptions())
  const elsewhere = places.filter(({ id }) => units.every(({ address }) => address?.id !== id))
  return (
    <Field
      label="Endereço"
      error={error}
      hint={places.length > 0 && elsewhere.length === 0 ? 'Sua empresa não tem outro endereço cadastrado.' : undefined}
    >
      {(control) => (
        <NativeSelect
          {...control}
          value={value}
          options={elsewhere.map((place) => ({ value: String(place.id), label: addressName(place) }))}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

const Intro = styled.p`
  margin-bottom: 12px;
  color: ${color.t2};
`

const Picker = styled.div`
  margin-bottom: 18px;
`

const Choices = styled.div`
  ${flex.wrap};
  gap: 0 20px;
  margin-bottom: 12px;
  label {
    ${flex.inlineRow};
    gap: 8px;
    min-height: 44px;
    cursor: pointer;
  }
`
