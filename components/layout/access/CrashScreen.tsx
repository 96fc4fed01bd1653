import { useContext } from 'react'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { HelpAddressContext } from '@/components/ui/feedback/AskForHelp'
import { EmptyState } from '@/components/ui/feedback/EmptyState'

type Props = { onRetry: () => void }

/** Replaces a page that failed to render; who may open tickets can ask about it. */
export const CrashScreen = ({ onRetry }: Props) => {
  const helpAbout = useContext(HelpAddressContext)
  return (
    <main>
      <EmptyState
        variant="error"
        heading="h1"
        title="Algo deu errado"
        description="Tente novamente. Se continuar assim, volte daqui a alguns minutos."
        action={
          <>
            <PlainButton kind="primary" onClick={onRetry}>
              Tentar novamente
            </PlainButton>
            {helpAbout && <ButtonLink href={helpAbout('Uma página não abriu')}>Abrir chamado</ButtonLink>}
          </>
        }
      />
    </main>
  )
}
