import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { productTypesQueryOptions } from '@/hooks/simulation/simulation.queries'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { flex, font } from '@/styles/mixins'

type OtherEquipmentProps = {
  quotation: Quotation
  /** The kind that is shown. */
  shown: number | null
  onShow: (productType: number) => void
}

/** Kinds of equipment of other simulators, for the same cart. */
export const OtherEquipment = ({ quotation, shown, onShow }: OtherEquipmentProps) => {
  const { data: types = [] } = useQuery(productTypesQueryOptions())
  const others = types.filter(({ id, simulator }) => simulator.id !== quotation.simulator.id && id !== shown)
  if (others.length === 0) return null
  return (
    <Section aria-labelledby="other-equipment">
      <h2 id="other-equipment">Adicionar outros equipamentos</h2>
      <p>Tudo vai no mesmo pedido, com um plano e um pacote de serviço.</p>
      <div>
        {others.map(({ id, plural_name }) => (
          <PlainButton key={id} icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={() => onShow(id)}>
            {plural_name}
          </PlainButton>
        ))}
      </div>
    </Section>
  )
}

const Section = styled.section`
  padding: 28px 0;
  h2 {
    ${font.choiceTitle};
  }
  p {
    ${font.secondaryMuted};
  }
  div {
    ${flex.wrap};
    gap: 8px;
    margin-top: 12px;
  }
`
