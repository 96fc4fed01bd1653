import type { ReactNode } from 'react'
import { HelpAddressContext } from '@/components/ui/feedback/AskForHelp'
import { useLogin } from '@/contexts/LoginContext'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'

const newTicket = (assunto: string): string => paths.platform.newTicket({ assunto })

/** Offers a ticket beside errors to those who may open one. */
export const HelpAddress = ({ children }: { children: ReactNode }) => {
  const { actor } = useLogin()
  return (
    <HelpAddressContext value={actor && may(actor, 'tickets:use') ? newTicket : null}>{children}</HelpAddressContext>
  )
}
