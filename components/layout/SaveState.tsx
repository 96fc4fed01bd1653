import { useIsMutating } from '@tanstack/react-query'
import { CloudOff, CloudCheck, CloudUpload } from 'lucide-react'
import { useEffect } from 'react'
import styled from 'styled-components'
import { useUnsaved } from '@/hooks/simulation/useUnsaved'
import { below, color } from '@/styles/tokens'

/** Whether what the person sees of a quotation is saved; when it could not be, a way to try again. On phones only that. */
export const SaveState = ({ quotationId }: { quotationId: number }) => {
  const saving = useIsMutating() > 0
  const { hasUnsaved, retry } = useUnsaved(quotationId)
  useAskBeforeLeaving(hasUnsaved)
  if (hasUnsaved && !saving)
    return (
      <Failed role="alert">
        <CloudOff size={16} strokeWidth={1.75} aria-hidden />
        <span>Não foi possível salvar.</span>
        <button type="button" onClick={retry}>
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

/** Closing or reloading the page would lose what is shown and not saved: the browser asks first. */
function useAskBeforeLeaving(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOn])
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: 13px;
  line-height: 20px;
  white-space: nowrap;
`

const State = styled(Line)`
  color: ${color.t2};
  ${below.drawer} {
    display: none;
  }
`

const Failed = styled(Line)`
  color: ${color.bad};
  button {
    min-height: 24px;
    padding: 0 2px;
    border: 0;
    background: none;
    color: ${color.bad};
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  ${below.drawer} {
    display: flex;
    margin-top: -4px;
    button {
      min-height: 44px;
    }
  }
`
