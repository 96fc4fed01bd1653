import { useId } from 'react'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Switch } from '@/components/ui/forms/Switch'
import { flex, font } from '@/styles/mixins'

type Props = { checked: boolean; onChange: (isOn: boolean) => void }

/** One switch for all addresses. */
export const InsuranceCard = ({ checked, onChange }: Props) => {
  const titleId = useId()
  const textId = useId()
  return (
    <Card>
      <Row>
        <div>
          <h2 id={titleId}>Seguro de transporte</h2>
          <p id={textId}>Cobre perda e avaria até o aceite do termo de entrega.</p>
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
