import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { useLogin } from '@/contexts/LoginContext'
import { useConfirmReceipt } from '@/hooks/equipment/equipment.mutations'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import type { EquipmentAction } from '@/services/equipment/units/equipment.rules'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import { type OpenDialog, UNIT_COMMANDS } from './EquipmentDialogs'
import { unitName } from './UnitStatus'

type Props = { unit: Equipment; onChoose: (dialog: OpenDialog) => void }

/** The actions that the API allows now, and the ticket about the unit. */
export const UnitActions = ({ unit, onChoose }: Props) => {
  const { actor } = useLogin()
  const can = (action: EquipmentAction): boolean => unit.allowed_actions.includes(action)
  const choose = (command: OpenDialog['command']) => () => onChoose({ command, units: [unit] })
  const [, , ...inMenu] = UNIT_COMMANDS
  const entries = [
    { command: 'label', action: 'label', label: unit.label ? 'Mudar etiqueta' : 'Dar uma etiqueta' } as const,
    ...inMenu,
  ]
    .filter(({ action }) => can(action))
    .map(({ command, label }) => ({ key: command, label, onSelect: choose(command) }))
  return (
    <>
      {can('confirm_receipt') && <ConfirmReceiptButton unit={unit} />}
      {can('assign') && (
        <PlainButton onClick={choose('assign')}>{unit.user ? 'Trocar responsável' : 'Definir responsável'}</PlainButton>
      )}
      {can('relocate') && <PlainButton onClick={choose('relocate')}>Mover</PlainButton>}
      {actor && may(actor, 'tickets:use') && (
        <ButtonLink href={paths.platform.newTicket({ serial: unit.serial })}>Abrir chamado</ButtonLink>
      )}
      {entries.length > 0 && <MoreMenu label="Mais ações" entries={entries} bordered />}
    </>
  )
}

const ConfirmReceiptButton = ({ unit }: { unit: Equipment }) => {
  const { mutateAsync: confirm, isPending } = useConfirmReceipt()
  return (
    <PlainButton
      kind="primary"
      busy={isPending}
      onClick={() => toastOnSuccess(confirm(unit.id), `Recebimento de ${unitName(unit)} confirmado.`)}
    >
      Confirmar recebimento
    </PlainButton>
  )
}
