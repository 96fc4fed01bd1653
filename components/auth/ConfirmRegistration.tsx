import { Button } from 'antd'
import Link from 'next/link'
import { useRouter } from 'next/router'
import { Notice } from '@/components/ui/feedback/Notice'
import { toast } from '@/components/ui/feedback/toast'
import { useConfirmRegistration } from '@/hooks/auth/auth.mutations'
import { paths } from '@/services/config/paths'
import { OtherWay, wideButton } from './dialogParts'

/** Opens the account with the token of a mail. It needs a press: programs that check mails open links too. */
export const ConfirmRegistration = ({ token }: { token: string | null }) => {
  const { mutate: confirm, error, isPending } = useConfirmRegistration()
  const { replace } = useRouter()
  const code = error && 'code' in error ? error.code : undefined
  const isOver = token === null || code === 'link_not_valid'
  if (isOver)
    return (
      <Notice tone="warn" title="Este link não vale mais">
        O link funciona uma vez e por 48 horas. Se você já confirmou, <Link href={paths.login()}>entre</Link>; se não,{' '}
        <Link href={paths.register()}>faça o cadastro de novo</Link>.
      </Notice>
    )
  if (code === 'conflict')
    return (
      <Notice tone="warn" title="A conta não foi criada">
        {error?.message} <Link href={paths.login()}>Entrar</Link>
      </Notice>
    )
  const open = (): void =>
    confirm(token, {
      onSuccess: () => {
        toast.success('E-mail confirmado. Entre com a sua senha.')
        void replace(paths.login())
      },
    })
  return (
    <>
      <Button type="primary" block loading={isPending} style={wideButton} onClick={open}>
        Confirmar e-mail
      </Button>
      <OtherWay>Não foi você? Feche esta página: nenhuma conta é criada.</OtherWay>
    </>
  )
}
