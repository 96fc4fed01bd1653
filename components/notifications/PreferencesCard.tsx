import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Notice } from '@/components/ui/feedback/Notice'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { useLogin } from '@/contexts/LoginContext'
import { useSavePreferences } from '@/hooks/notifications/notifications.mutations'
import { preferencesQueryOptions } from '@/hooks/notifications/notifications.queries'
import { PreferenceGrid } from './PreferenceGrid'
import { type Change, choicesByDefault, isByDefault } from './preferences'

/** How the user hears of each kind of event, under the bell and by mail; every switch is saved at once. */
export const PreferencesCard = () => {
  const { actor } = useLogin()
  const query = useQuery(preferencesQueryOptions())
  const { mutate } = useSavePreferences()
  const choices = query.data?.choices
  const save = (changes: Change[]): void => mutate({ choices: changes })
  return (
    <Card
      id="avisos"
      title="Avisos"
      facts="salvos ao mudar"
      extra={
        choices && !choices.every(isByDefault) ? (
          <button type="button" onClick={() => save(choicesByDefault(choices))}>
            Voltar ao padrão
          </button>
        ) : undefined
      }
      flush
      footer="E-mails de senha, de acesso e de assinatura chegam sempre. Se você ler o aviso no sino antes, o e-mail não sai."
    >
      {!choices && (
        <State>
          {query.isError ? (
            <Notice tone="bad" title="Não foi possível carregar os avisos.">
              Verifique a conexão.{' '}
              <button type="button" onClick={() => void query.refetch()}>
                Tentar novamente
              </button>
            </Notice>
          ) : (
            <SkeletonText label="Carregando os avisos" rows={6} />
          )}
        </State>
      )}
      {choices && actor && <PreferenceGrid actor={actor} choices={choices} onChange={save} />}
    </Card>
  )
}

const State = styled.div`
  padding: var(--card-inset, 20px);
`
