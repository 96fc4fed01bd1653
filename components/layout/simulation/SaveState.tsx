import { useIsMutating } from '@tanstack/react-query'
import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import { useEffect } from 'react'
import styled from 'styled-components'
import { useLogin } from '@/contexts/LoginContext'
import { useIsOnline } from '@/hooks/http/useIsOnline'
import { isStorageAvailable } from '@/hooks/simulation/offline/pending-changes'
import { useRetryUnsavedChanges, useUnsavedChanges } from '@/hooks/simulation/offline/save-state'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

/**
 * Shows whether the changes of a quotation are saved. Offline changes stay in the browser and are sent later; failed
 * ones are retried automatically, or at once by the button. Phones show problems only.
 */
export const SaveState = ({ quotationId }: { quotationId: number }) => {
  const saving = useIsMutating() > 0
  const isOnline = useIsOnline()
  const { isLogged, isVisiting } = useLogin()
  const { hasUnsaved, retry } = useUnsavedChanges(quotationId)
  const isPossible = isOnline && (isLogged || isVisiting)
  useRetryUnsavedChanges({ isFailed: hasUnsaved && !saving, isPossible, retry }, hasUnsaved)
  useAskBeforeLeaving(hasUnsaved)
  if (!isOnline)
    return (
      <Waiting role="status">
        <CloudOff size={16} strokeWidth={1.75} aria-hidden />
        <span>{saving || hasUnsaved ? 'Sem conexão. Salvamos quando ela voltar.' : 'Sem conexão.'}</span>
      </Waiting>
    )
  if (hasUnsaved && !saving)
    return (
      <Failed role="alert">
        <CloudOff size={16} strokeWidth={1.75} aria-hidden />
        <span>Não foi possível salvar.</span>
        <button type="button" onClick={() => retry(true)}>
          Tentar novamente
        </button>
      </Failed>
    )
  const Cloud = saving ? CloudUpload : CloudCheck
  return (
    <State>
      <Cloud size={16} strokeWidth={1.75} aria-hidden /> {saving ? 'Salvando…' : 'Simulação salva'}
    </State>
  )
}

/** Without browser storage, closing the page would lose unsaved changes: asks first. */
function useAskBeforeLeaving(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || isStorageAvailable()) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOn])
}

const Line = styled.span`
  ${flex.inlineRow};
  gap: 6px;
  ${font.secondary};
  white-space: nowrap;
`

const State = styled(Line)`
  color: ${color.t2};
  ${below.drawer} {
    display: none;
  }
`

const Problem = styled(Line)`
  ${below.drawer} {
    display: flex;
    margin-top: -4px;
  }
`

const Waiting = styled(Problem)`
  color: ${color.warn};
`

const Failed = styled(Problem)`
  color: ${color.bad};
  button {
    min-height: 24px;
    padding: 0 2px;
    color: ${color.bad};
    font-weight: 500;
    ${font.underlined};
  }
  ${below.drawer} {
    button {
      min-height: 44px;
    }
  }
`
