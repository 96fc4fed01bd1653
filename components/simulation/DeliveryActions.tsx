import { ChevronDown, Plus, WandSparkles } from 'lucide-react'
import { MenuButton } from '@/components/ui/buttons/MenuButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import type { Address } from '@/services/companies/addresses.schema'

type Props = {
  /** Saved addresses that nothing goes to. */
  unused: readonly Address[]
  onUse: (addressId: number) => void
  onSpread: () => void
  onNew: () => void
}

export const DeliveryActions = ({ unused, onUse, onSpread, onNew }: Props) => (
  <>
    {unused.length > 0 && (
      <MenuButton
        label="Endereços salvos"
        align="end"
        entries={unused.map(({ id, label, city }) => ({
          key: String(id),
          label: `${label}, ${city}`,
          onSelect: () => onUse(id),
        }))}
      >
        {(trigger) => (
          <PlainButton {...trigger}>
            Usar endereço salvo
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
          </PlainButton>
        )}
      </MenuButton>
    )}
    <PlainButton icon={<WandSparkles size={16} strokeWidth={1.75} aria-hidden />} onClick={onSpread}>
      Distribuir por igual
    </PlainButton>
    <PlainButton icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={onNew}>
      Novo endereço
    </PlainButton>
  </>
)
