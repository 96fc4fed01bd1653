import styled from 'styled-components'
import { DialogModal } from '@/components/ui/dialogs/DialogModal'
import { Logo } from '@/components/ui/display/Logo'
import { color } from '@/styles/tokens'
import { ConfirmBillingEmail } from './ConfirmBillingEmail'
import { ConfirmRegistration } from './ConfirmRegistration'
import { LoginForm } from './LoginForm'
import { RecoverForm } from './RecoverForm'
import { ResetForm } from './ResetForm'

export type AuthAction =
  'login' | 'recover-password' | 'reset-password' | 'confirm-registration' | 'confirm-billing-email'

type Props = {
  action: AuthAction
  token: string | null
  open: boolean
  /** Said instead of what the action says by itself. */
  lead?: string
  /** Of who was logged in until now. */
  email?: string
  /** Comes with the page. */
  still?: boolean
  onClose: () => void
}

const TEXTS: Record<AuthAction, { title: string; lead: string }> = {
  login: { title: 'Entrar', lead: 'Use o e-mail da sua empresa.' },
  'recover-password': { title: 'Recuperar a senha', lead: 'Enviamos um link para você criar uma nova senha.' },
  'reset-password': { title: 'Criar nova senha', lead: 'Depois de salvar, as sessões abertas são encerradas.' },
  'confirm-billing-email': { title: 'Confirmar e-mail', lead: 'As faturas da sua empresa passam a chegar aqui.' },
  'confirm-registration': { title: 'Confirmar e-mail', lead: 'Falta só isso para criarmos a conta da sua empresa.' },
}

export const AuthDialog = ({ action, token, open, lead, email, still, onClose }: Props) => (
  <DialogModal
    open={open}
    onClose={onClose}
    width={400}
    roomy
    still={still}
    title={
      <>
        <Logo markOnly size={34} />
        <Title>{TEXTS[action].title}</Title>
      </>
    }
  >
    <Lead>{lead ?? TEXTS[action].lead}</Lead>
    {action === 'login' && <LoginForm email={email} />}
    {action === 'recover-password' && <RecoverForm />}
    {action === 'reset-password' && <ResetForm key={token} token={token} />}
    {action === 'confirm-billing-email' && <ConfirmBillingEmail key={token} token={token} />}
    {action === 'confirm-registration' && <ConfirmRegistration key={token} token={token} />}
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
