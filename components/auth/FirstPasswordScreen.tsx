import styled from 'styled-components'
import { PageTitle } from '@/components/layout/frames/PageTitle'
import { Card } from '@/components/ui/display/Card'
import { color } from '@/styles/tokens'
import { ChangePassword } from './ChangePassword'

/** Who comes with a temporary password chooses their own before anything else. */
export const FirstPasswordScreen = () => (
  <Wrapper>
    <PageTitle title="Escolha sua senha" />
    <h1>Escolha sua senha</h1>
    <p>Você entrou com uma senha temporária. Crie uma que só você saiba para continuar.</p>
    <Card>
      <ChangePassword oldLabel="Senha temporária" action="Salvar e continuar" />
    </Card>
  </Wrapper>
)

const Wrapper = styled.div`
  width: 100%;
  max-width: 440px;
  margin: 0 auto;
  padding-block: 24px;
  h1 {
    font-size: 24px;
    line-height: 32px;
    letter-spacing: -0.018em;
  }
  > p {
    margin: 4px 0 20px;
    color: ${color.t2};
  }
`
