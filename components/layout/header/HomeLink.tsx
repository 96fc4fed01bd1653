import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { useLogin } from '@/contexts/LoginContext'
import { landingFor } from '@/services/auth/menu.rules'
import { paths } from '@/services/config/paths'

export const HomeLink = () => {
  const { actor } = useLogin()
  return (
    <ButtonLink kind="primary" href={actor ? landingFor(actor) : paths.home()}>
      Ir para o início
    </ButtonLink>
  )
}
