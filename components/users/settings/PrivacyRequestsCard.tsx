import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { Card, CardRow } from '@/components/ui/display/Card'
import { toast } from '@/components/ui/feedback/toast'
import { Segments } from '@/components/ui/forms/Segments'
import { useDecidePrivacy } from '@/hooks/users/account.mutations'
import { managedRequestsQueryOptions } from '@/hooks/users/account.queries'
import type { ManagedRequest } from '@/services/users/privacy.schema'
import { CardState } from './CardState'
import { isErasure, PrivacyRequestLine } from './PrivacyRequestLine'

type View = 'pending' | 'all'

const VIEWS: readonly { value: View; label: string }[] = [
  { value: 'pending', label: 'Em aberto' },
  { value: 'all', label: 'Todos' },
]

type Deciding = { request: ManagedRequest; approved: boolean }

/** For ADMINISTRADOR: what people asked of their data, the oldest first, with the days that the law leaves. */
export const PrivacyRequestsCard = () => {
  const [view, setView] = useState<View>('pending')
  const query = useQuery(managedRequestsQueryOptions(view === 'pending' ? view : undefined))
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const { mutateAsync: decide } = useDecidePrivacy()
  const name = deciding?.request.person.first_name ?? ''
  const erases = deciding !== null && isErasure(deciding.request)
  const close = (): void => setDeciding(null)

  const settle = async (approved: boolean, message?: string): Promise<void> => {
    if (!deciding) return
    await decide({ id: deciding.request.id, approved, message })
    if (!approved) toast.success('Pedido recusado.')
    else toast.success(erases ? 'Conta excluída.' : 'Resposta enviada.')
  }

  return (
    <Card title="Pedidos da LGPD" id="pedidos-lgpd" flush footer="Cada pessoa recebe a resposta por e-mail.">
      <CardRow>
        <Segments label="Pedidos" options={VIEWS} value={view} onChange={setView} />
      </CardRow>
      <CardState query={query} label="Carregando os pedidos" failure="Não foi possível carregar os pedidos.">
        {({ results }) =>
          results.length === 0 ? (
            <CardRow>
              {view === 'pending' ? 'Nenhum pedido espera por uma decisão.' : 'Ninguém pediu nada ainda.'}
            </CardRow>
          ) : (
            results.map((request) => (
              <PrivacyRequestLine
                key={request.id}
                request={request}
                onDecide={(approved) => setDeciding({ request, approved })}
              />
            ))
          )
        }
      </CardState>
      <ConfirmDialog
        open={deciding?.approved === true && erases}
        onClose={close}
        title={`Excluir a conta de ${name}?`}
        confirmLabel="Excluir conta"
        cancelLabel="Manter conta"
        danger
        onConfirm={() => settle(true)}
      >
        Apagamos nome, e-mail, celular, sessões e preferências. Contratos e histórico ficam. Não dá para voltar atrás.
      </ConfirmDialog>
      <ReasonDialog
        open={deciding?.approved === true && !erases}
        onClose={close}
        title={`Responder ao pedido de ${name}`}
        label="Resposta"
        requiredMessage="Escreva a resposta"
        confirmLabel="Enviar resposta"
        danger={false}
        onConfirm={(answer) => settle(true, answer)}
      >
        A pessoa recebe a resposta por e-mail, com o protocolo.
      </ReasonDialog>
      <ReasonDialog
        open={deciding?.approved === false}
        onClose={close}
        title={`Recusar o pedido de ${name}?`}
        label="Motivo da recusa"
        requiredMessage="Diga por que o pedido foi recusado"
        confirmLabel="Recusar pedido"
        onConfirm={(reason) => settle(false, reason)}
      >
        {erases
          ? 'A conta continua como está, e a pessoa recebe o motivo por e-mail.'
          : 'A pessoa recebe o motivo por e-mail.'}
      </ReasonDialog>
    </Card>
  )
}
