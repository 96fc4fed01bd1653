import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { color } from '@/styles/tokens'
import { StepFoot } from './StepFoot'
import { takeFocus } from './takeFocus'

export const ThanksStep = ({ onEnd }: { onEnd: () => void }) => (
  <>
    <Words>Sua resposta já está com a equipe que cuida do seu atendimento.</Words>
    <StepFoot step={3}>
      <PlainButton kind="primary" ref={takeFocus} onClick={onEnd}>
        Obrigado
      </PlainButton>
    </StepFoot>
  </>
)

const Words = styled.p`
  color: ${color.t2};
`
