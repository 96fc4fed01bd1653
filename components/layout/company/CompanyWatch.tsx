import { useRouter } from 'next/router'
import { useCallback } from 'react'
import { toast } from '@/components/ui/feedback/toast'
import { useLogin } from '@/contexts/LoginContext'
import { useFollowCompany } from '@/hooks/auth/useFollowCompany'
import type { User } from '@/services/auth/auth.schema'
import { landingFor } from '@/services/auth/menu.rules'
import { actorOf } from '@/services/auth/user.rules'

/** Sends a user who lost access to the current company to their start page, with a toast. */
export const CompanyWatch = () => {
  const { user } = useLogin()
  const { replace } = useRouter()
  const goHome = useCallback(
    ({ company: before }: User, now: User): void => {
      const to = now.company ? ` Você voltou para ${now.company.corporate_name}.` : ''
      toast.info(`Seu acesso a ${before?.corporate_name ?? 'essa empresa'} terminou.${to}`)
      void replace(landingFor(actorOf(now)))
    },
    [replace],
  )
  useFollowCompany(user, goHome)
  return null
}
