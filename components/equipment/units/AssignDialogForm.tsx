import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { DialogModal } from '@/components/ui/dialogs/DialogModal'
import { toast } from '@/components/ui/feedback/toast'
import { useAssignUsers } from '@/hooks/equipment/equipment.mutations'
import type { Colleague, Equipment } from '@/services/equipment/units/equipment.schema'
import { color } from '@/styles/tokens'
import { PersonPicker } from './PersonPicker'
import { unitsName } from './UnitStatus'

type Props = { units: readonly Equipment[]; open: boolean; onClose: () => void }

/** Assigns units to a user of the company, or to nobody. */
export const AssignDialogForm = ({ units, open, onClose }: Props) => {
  const [chosen, setChosen] = useState<Colleague | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { mutateAsync: associate, isPending } = useAssignUsers()
  const name = unitsName(units)
  const give = async (to: Colleague | null): Promise<void> => {
    try {
      await associate({ units: units.map(({ id }) => id), user_id: to?.id ?? null })
    } catch {
      // A toast has shown the error; the input stays.
      return
    }
    const are = units.length === 1 ? 'está' : 'estão'
    toast.success(to ? `${name} ${are} com ${to.first_name}.` : `${name} ${are} sem responsável.`)
    onClose()
  }
  const press = (): void => {
    if (chosen) void give(chosen)
    else setMissing(true)
  }
  return (
    <DialogModal
      open={open}
      onClose={onClose}
      busy={isPending}
      title={units.length === 1 ? `Quem vai usar ${name}?` : `Quem vai usar os ${name}?`}
      footer={
        <>
          {units.some(({ user }) => user) && (
            <PlainButton disabled={isPending} onClick={() => void give(null)}>
              Deixar sem responsável
            </PlainButton>
          )}
          <PlainButton kind="primary" busy={isPending} onClick={press}>
            Definir responsável
          </PlainButton>
        </>
      }
    >
      <Intro>A pessoa recebe um e-mail e confirma quando o equipamento estiver com ela.</Intro>
      <PersonPicker
        label="Quem usa"
        chosen={chosen}
        onChoose={(person) => {
          setChosen(person)
          setMissing(false)
        }}
        error={isMissing ? 'Escolha uma pessoa.' : undefined}
      />
    </DialogModal>
  )
}

const Intro = styled.p`
  margin-bottom: 12px;
  color: ${color.t2};
`
