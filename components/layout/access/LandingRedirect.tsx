import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { useLogin } from '@/contexts/LoginContext'
import { landingFor } from '@/services/auth/menu.rules'

/** Goes on to the first page that the user may open: for links that are drawn before it is known who that is. */
export const LandingRedirect = () => {
  const { actor } = useLogin()
  const { replace } = useRouter()
  useEffect(() => {
    if (actor) void replace(landingFor(actor))
  }, [actor, replace])
  return <SkeletonText label="Carregando a página" rows={5} />
}
