import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { Ago, Moment } from '@/components/ui/display/Moment'
import { Card, CardRow } from '@/components/ui/display/Card'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { toast } from '@/components/ui/feedback/toast'
import { useEndSessions } from '@/hooks/auth/auth.mutations'
import { sessionsQueryOptions } from '@/hooks/auth/auth.queries'
import type { Session } from '@/services/auth/sessions.schema'
import { flex, font } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import { CardState } from './CardState'
import { SECTIONS } from './sections'

/** So many are shown at first. */
const FEW = 5

/** Where the person is logged in; what they do not know again they end. */
export const SessionsCard = () => {
  const query = useQuery(sessionsQueryOptions())
  const [ending, setEnding] = useState<Session | 'others' | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const { mutateAsync: end } = useEndSessions()
  const others = (query.data ?? []).filter(({ current }) => !current)
  const isOne = ending !== null && ending !== 'others'

  const confirm = async (): Promise<void> => {
    await end(isOne ? ending.id : null)
    toast.success(isOne ? 'Sessão encerrada.' : 'As outras sessões foram encerradas.')
  }

  return (
    <Card
      {...SECTIONS.sessions}
      flush
      extra={
        others.length > 1 && (
          <PlainButton size="small" onClick={() => setEnding('others')}>
            Encerrar todas
          </PlainButton>
        )
      }
    >
      <CardState query={query} label="Carregando as sessões" failure="Não foi possível carregar as sessões.">
        {(sessions) => (
          <>
            {sessions.slice(0, showsAll ? undefined : FEW).map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
            ))}
            {!showsAll && sessions.length > FEW && (
              <CardRow>
                <PlainButton kind="link" onClick={() => setShowsAll(true)}>
                  Ver todas ({sessions.length})
                </PlainButton>
              </CardRow>
            )}
          </>
        )}
      </CardState>
      <ConfirmDialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={isOne ? `Encerrar a sessão ${ending.device}?` : 'Encerrar todas as outras sessões?'}
        confirmLabel={isOne ? 'Encerrar sessão' : 'Encerrar todas'}
        danger
        onConfirm={confirm}
      >
        {isOne
          ? 'Quem usa esse dispositivo precisa entrar de novo com a senha.'
          : 'Só este dispositivo continua conectado. Nos outros, é preciso entrar de novo com a senha.'}
      </ConfirmDialog>
    </Card>
  )
}

const SessionRow = ({ session, onEnd }: { session: Session; onEnd: () => void }) => {
  const { device, address, since, last_used: lastUsed, current } = session
  return (
    <Row>
      <div>
        <b>
          {device} {current && <StatusTag tone="ok">Este dispositivo</StatusTag>}
        </b>
        <small>
          {current ? (
            'Em uso agora'
          ) : (
            <>
              Último uso: <Ago at={lastUsed} />
            </>
          )}{' '}
          · desde <Moment at={since} />
          {address && ` · ${address}`}
        </small>
      </div>
      {!current && (
        <PlainButton size="small" aria-label={`Encerrar ${device}`} onClick={onEnd}>
          Encerrar
        </PlainButton>
      )}
    </Row>
  )
}

const Row = styled(CardRow)`
  ${flex.between};
  gap: 12px;
  > div {
    min-width: 0;
  }
  b {
    ${flex.wrapRow};
    gap: 4px 10px;
    font-weight: 550;
  }
  small {
    display: block;
    margin-top: 2px;
    ${font.secondaryMuted};
  }
  ${below.phone} {
    align-items: flex-start;
  }
`
