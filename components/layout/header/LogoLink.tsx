import { useRouter } from 'next/router'
import styled from 'styled-components'
import { Logo } from '@/components/ui/display/Logo'
import { Link } from '@/components/ui/navigation/Link'
import { useLogin } from '@/contexts/LoginContext'
import { landingFor } from '@/services/auth/menu.rules'
import { paths } from '@/services/config/paths'
import { touchArea } from '@/styles/mixins'

/**
 * To the home of the user's side, or to their first page where they have no home (docs/adr/0525); / for visitors. While
 * the user could not be read yet, to a page that redirects.
 */
export const LogoLink = ({ size = 26 }: { size?: number }) => {
  const { actor, hasSession, status } = useLogin()
  const { pathname } = useRouter()
  // A prerendered page cannot read the cookie: inside the platform a session is likelier than none.
  const isLikelyInside = status === 'checking' && pathname.startsWith('/platform')
  const unknown = hasSession || isLikelyInside ? paths.platform.landing() : paths.home()
  return (
    <HomeLink href={actor ? landingFor(actor) : unknown} aria-label="Arrenda, página inicial">
      <Logo size={size} />
    </HomeLink>
  )
}

const HomeLink = styled(Link)`
  ${touchArea}
  display: inline-flex;
  flex: none;
  &:hover {
    text-decoration: none;
  }
`
