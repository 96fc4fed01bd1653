import { Notice } from '@/components/ui/feedback/Notice'
import { Link } from '@/components/ui/navigation/Link'
import { useConfirmRegistration } from '@/hooks/auth/auth.mutations'
import { paths } from '@/services/config/paths'
import { ConfirmByLink } from './ConfirmByLink'

/** Opens the account with the token of a mail. */
export const ConfirmRegistration = ({ token }: { token: string | null }) => {
  const confirmation = useConfirmRegistration()
  const { error } = confirmation
  if (error && 'code' in error && error.code === 'conflict')
    return (
      <Notice tone="warn" title="A conta não foi criada">
        {error.message} <Link href={paths.login()}>Entrar</Link>
      </Notice>
    )
  return (
    <ConfirmByLink
      token={token}
      by={confirmation}
      over={
        <>
          O link funciona uma vez e por 48 horas. Se você já confirmou, <Link href={paths.login()}>entre</Link>; se não,{' '}
          <Link href={paths.register()}>faça o cadastro de novo</Link>.
        </>
      }
      success="E-mail confirmado. Entre com a sua senha."
      next={paths.login()}
      otherwise="nenhuma conta é criada."
    />
  )
}
