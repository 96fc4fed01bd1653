import Link from 'next/link'
import { Logo } from '@/components/ui/Logo'
import { useLogin } from '@/contexts/LoginContext'
import { homeFor } from '@/services/auth/menu.rules'
import { paths } from '@/services/config/paths'

/** To /platform/home for CLIENTE users, /platform/admin/home for other logged users, / for visitors. */
export const LogoLink = ({ size = 26 }: { size?: number }) => {
  const { actor } = useLogin()
  return (
    <Link
      href={actor ? homeFor(actor) : paths.home()}
      aria-label="Arrenda, página inicial"
      style={{ display: 'inline-flex', textDecoration: 'none', flex: 'none' }}
    >
      <Logo size={size} />
    </Link>
  )
}
