import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { toast } from '@/components/ui/feedback/toast'
import { useConfirmReceipt } from '@/hooks/equipment/equipment.mutations'
import type { EquipmentAction } from '@/services/equipment/equipment.rules'
import type { Equipment } from '@/services/equipment/equipment.schema'
import type { OpenDialog } from './EquipmentDialogs'
import { unitName } from './UnitStatus'

type Props = { unit: Equipment; onChoose: (dialog: OpenDialog) => void }

/** The actions that the API allows now. */
export const UnitActions = ({ unit, onChoose }: Props) => {
  const can = (action: EquipmentAction): boolean => unit.allowed_actions.includes(action)
  const entries = [
    ...(can('label')
      ? [
          {
            key: 'label',
            label: unit.label ? 'Mudar etiqueta' : 'Dar uma etiqueta',
            onSelect: () => onChoose({ command: 'label', units: [unit] }),
          },
        ]
      : []),
    ...(can('request_exchange')
      ? [{ key: 'exchange', label: 'Pedir troca', onSelect: () => onChoose({ command: 'exchange', units: [unit] }) }]
      : []),
    ...(can('request_upgrade')
      ? [{ key: 'upgrade', label: 'Pedir upgrade', onSelect: () => onChoose({ command: 'upgrade', units: [unit] }) }]
      : []),
    ...(can('request_return')
      ? [{ key: 'return', label: 'Devolver', onSelect: () => onChoose({ command: 'return', units: [unit] }) }]
      : []),
  ]
  return (
    <>
      {can('confirm_receipt') && <ConfirmReceiptButton unit={unit} />}
      {can('assign') && (
        <PlainButton onClick={() => onChoose({ command: 'assign', units: [unit] })}>
          {unit.user ? 'Trocar responsável' : 'Definir responsável'}
        </PlainButton>
      )}
      {can('relocate') && (
        <PlainButton onClick={() => onChoose({ command: 'relocate', units: [unit] })}>Mover</PlainButton>
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
      onClick={() =>
        void confirm(unit.id).then(
          () => toast.success(`Recebimento de ${unitName(unit)} confirmado.`),
          () => undefined,
        )
      }
    >
      Confirmar recebimento
    </PlainButton>
  )
}
