import { ChevronDown, Plus, WandSparkles } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { MenuButton } from '@/components/ui/buttons/MenuButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { Switch } from '@/components/ui/forms/Switch'
import type { Address } from '@/services/companies/addresses.schema'
import { flex, font } from '@/styles/mixins'

type DeliveryActionsProps = {
  /** Saved addresses without a delivery. */
  unused: readonly Address[]
  onUse: (addressId: number) => void
  onSpread: () => void
  onNew: () => void
}

export const DeliveryActions = ({ unused, onUse, onSpread, onNew }: DeliveryActionsProps) => (
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

export const NoAddresses = ({ onNew }: { onNew: () => void }) => (
  <Card>
    <EmptyState
      variant="first-use"
      title="Sua empresa ainda não tem endereços de entrega."
      description="Cadastre o primeiro: com o CEP preenchemos quase tudo."
      action={
        <PlainButton kind="primary" onClick={onNew}>
          Novo endereço
        </PlainButton>
      }
    />
  </Card>
)

type InsuranceProps = { checked: boolean; onChange: (isOn: boolean) => void }

/** One switch for all addresses. */
export const InsuranceCard = ({ checked, onChange }: InsuranceProps) => {
  const titleId = useId()
  const textId = useId()
  return (
    <Card>
      <Row>
        <div>
          <h2 id={titleId}>Seguro de transporte</h2>
          <p id={textId}>Incluído, sem custo. Cobre perda e avaria até o aceite do termo de entrega.</p>
        </div>
        <Switch checked={checked} onChange={onChange} aria-labelledby={titleId} aria-describedby={textId} />
      </Row>
    </Card>
  )
}

const Row = styled.div`
  ${flex.between};
  gap: 16px;
  h2 {
    ${font.cardTitle};
  }
  p {
    ${font.secondaryMuted};
  }
`
