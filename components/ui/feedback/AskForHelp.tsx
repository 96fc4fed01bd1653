import { createContext, useContext } from 'react'
import { failureCode } from '@/services/http/api-error.rules'
import { ButtonLink } from '../buttons/ButtonLink'

type HelpAddress = (subject: string) => string

/** The address at which the user asks for help, null for those who cannot; a brick does not know who is logged in. */
export const HelpAddressContext = createContext<HelpAddress | null>(null)

/** Where to ask about an unexpected failure, with its code as the subject; undefined for a refusal, which says itself what to do. */
export function useHelpAbout(code: string | undefined): string | undefined {
  const addressOf = useContext(HelpAddressContext)
  return code === undefined ? undefined : addressOf?.(`Erro ${code}`)
}

/** "Abrir chamado" about a failed call. */
export const AskForHelp = ({ error }: { error: unknown }) => {
  const href = useHelpAbout(failureCode(error))
  return href && <ButtonLink href={href}>Abrir chamado</ButtonLink>
}
