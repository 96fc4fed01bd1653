import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { Card, CardRow } from '@/components/ui/display/Card'
import { toast } from '@/components/ui/feedback/toast'
import { useDecideErasure } from '@/hooks/users/account.mutations'
import { pendingErasuresQueryOptions } from '@/hooks/users/account.queries'
import { formatDay } from '@/services/format/format.rules'
import type { ManagedRequest } from '@/services/users/privacy.schema'
import { CardState } from './CardState'
import { PrivacyLine } from './PrivacyLine'

type Deciding = { request: ManagedRequest; approved: boolean }

/** For ADMINISTRADOR: who wishes to be erased, the oldest first; the law gives 15 days. */
export const ErasuresCard = () => {
  const query = useQuery(pendingErasuresQueryOptions())
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const { mutateAsync: decide } = useDecideErasure()
  const person = deciding?.request.person
  const close = (): void => setDeciding(null)

  const settle = async (approved: boolean, message?: string): Promise<void> => {
    if (!deciding) return
    await decide({ id: deciding.request.id, approved, message })
    toast.success(approved ? 'Conta excluída.' : 'Pedido recusado.')
  }

  return (
    <Card title="Pedidos de exclusão" id="exclusoes" flush footer="Cada pessoa recebe a resposta por e-mail.">
      <CardState query={query} label="Carregando os pedidos" failure="Não foi possível carregar os pedidos.">
        {({ results }) =>
          results.length === 0 ? (
            <CardRow>Nenhum pedido espera por uma decisão.</CardRow>
          ) : (
            results.map((request) => (
              <PrivacyLine key={request.id}>
                <div>
                  <b>{request.person.first_name}</b>
                  <p>
                    {request.person.email} · pedido em {formatDay(request.created_at)}
                  </p>
                </div>
                <PlainButton
                  aria-label={`Recusar o pedido de ${request.person.first_name}`}
                  onClick={() => setDeciding({ request, approved: false })}
                >
                  Recusar
                </PlainButton>
                <PlainButton
                  kind="danger"
                  aria-label={`Excluir a conta de ${request.person.first_name}`}
                  onClick={() => setDeciding({ request, approved: true })}
                >
                  Excluir conta
                </PlainButton>
              </PrivacyLine>
            ))
          )
        }
      </CardState>
      <ConfirmDialog
        open={deciding?.approved === true}
        onClose={close}
        title={`Excluir a conta de ${person?.first_name ?? ''}?`}
        confirmLabel="Excluir conta"
        cancelLabel="Manter conta"
        danger
        onConfirm={() => settle(true)}
      >
        Apagamos nome, e-mail, celular, sessões e preferências. Contratos e histórico ficam. Não dá para voltar atrás.
      </ConfirmDialog>
      <ReasonDialog
        open={deciding?.approved === false}
        onClose={close}
        title={`Recusar o pedido de ${person?.first_name ?? ''}?`}
        label="Motivo da recusa"
        requiredMessage="Diga por que o pedido foi recusado"
        confirmLabel="Recusar pedido"
        onConfirm={(reason) => settle(false, reason)}
      >
        A conta continua como está, e a pessoa recebe o motivo por e-mail.
      </ReasonDialog>
    </Card>
  )
}
