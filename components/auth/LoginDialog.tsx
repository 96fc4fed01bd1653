import styled from 'styled-components'
import { DialogModal } from '@/components/ui/DialogModal'
import { Logo } from '@/components/ui/Logo'
import { color } from '@/styles/tokens'
import { LoginForm } from './LoginForm'

type Props = { open: boolean; onClose: () => void }

export const LoginDialog = ({ open, onClose }: Props) => (
  <DialogModal
    open={open}
    onClose={onClose}
    width={400}
    roomy
    title={
      <>
        <Logo markOnly size={34} />
        <Title>Entrar</Title>
      </>
    }
  >
    <Lead>Use o e-mail da sua empresa.</Lead>
    <LoginForm />
  </DialogModal>
)

const Title = styled.span`
  display: block;
  margin-top: 20px;
  font-size: 22px;
  line-height: 28px;
  letter-spacing: -0.018em;
`

const Lead = styled.p`
  margin: -4px 0 24px;
  color: ${color.t2};
`
