import Link from 'next/link'
import styled from 'styled-components'
import { Logo } from '@/components/ui/display/Logo'
import { useLogin } from '@/contexts/LoginContext'
import { homeFor } from '@/services/auth/menu.rules'
import { paths } from '@/services/config/paths'
import { touchArea } from '@/styles/mixins'

/** To /platform/home for CLIENTE users, /platform/admin/home for other logged-in users, / for visitors. */
export const LogoLink = ({ size = 26 }: { size?: number }) => {
  const { actor } = useLogin()
  return (
    <HomeLink href={actor ? homeFor(actor) : paths.home()} aria-label="Arrenda, página inicial">
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
