import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { toast } from '@/components/ui/feedback/toast'
import { useRequestPrivacy } from '@/hooks/users/account.mutations'
import { privacyRequestsQueryOptions } from '@/hooks/users/account.queries'
import { formatDay } from '@/services/format/format.rules'
import { ERASED, KEPT } from '@/services/users/erasure.rules'
import type { PrivacyRequest } from '@/services/users/privacy.schema'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { PrivacyLine } from './PrivacyLine'

/** Asks for the erasure of the account, after saying what stays and why; shows what became of the last wish. */
export const ErasureRow = () => {
  const [asking, setAsking] = useState(false)
  const { data: requests, isPending } = useQuery(privacyRequestsQueryOptions())
  const { mutateAsync: request } = useRequestPrivacy()
  const last = requests?.find(({ kind }) => kind === 'erasure')
  const isWaiting = last?.status === 'pending'

  const confirm = async (): Promise<void> => {
    const { protocol } = await request({ kind: 'erasure' })
    toast.success(`Pedido de exclusão enviado. Protocolo ${protocol}.`)
  }

  return (
    <PrivacyLine>
      <div>
        <b>Excluir conta</b>
        <p>{erasureTexts(last)}</p>
      </div>
      {isWaiting ? (
        <StatusTag tone="info">Em análise</StatusTag>
      ) : (
        <PlainButton kind="danger" disabled={isPending} onClick={() => setAsking(true)}>
          Pedir exclusão
        </PlainButton>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Pedir a exclusão da conta?"
        confirmLabel="Pedir exclusão"
        cancelLabel="Manter conta"
        danger
        onConfirm={confirm}
      >
        <Consequences>
          <p>A Arrenda analisa o pedido e responde por e-mail em até 15 dias. Depois, não dá para voltar atrás.</p>
          <h3>O que apagamos</h3>
          <ul>
            {ERASED.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
          <h3>O que guardamos, e por quê</h3>
          <ul>
            {KEPT.map(({ what, why }) => (
              <li key={what}>
                <b>{what}.</b> {why}
              </li>
            ))}
          </ul>
        </Consequences>
      </ConfirmDialog>
    </PrivacyLine>
  )
}

function erasureTexts(last: PrivacyRequest | undefined): string {
  if (last?.status === 'pending') {
    return `Você pediu a exclusão em ${formatDay(last.created_at)}. Respondemos por e-mail até ${formatDay(last.due_on)}.`
  }
  if (last?.status === 'refused') {
    return `Pedido de ${formatDay(last.created_at)} recusado: “${last.message ?? ''}”`
  }
  return 'Apagamos seus dados pessoais e guardamos só o que a lei exige.'
}

const Consequences = styled.div`
  h3 {
    margin: 16px 0 4px;
    ${font.secondary};
    font-weight: 600;
    color: ${color.text};
  }
  ul {
    display: grid;
    gap: 4px;
    padding-left: 18px;
    list-style: disc;
    ${font.secondary};
  }
  li b {
    font-weight: 500;
    color: ${color.text};
  }
  li::marker {
    color: ${color.t3};
  }
`
