import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { MaskedCpf } from '@/components/ui/display/MaskedCpf'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { useLogin } from '@/contexts/LoginContext'
import { useDeleteSigner, useShowSignerCpf } from '@/hooks/orders/signing.mutations'
import { may } from '@/services/auth/permissions.rules'
import { formatDayShort } from '@/services/format/format.rules'
import { SIGNER_ROLE_LABEL } from '@/services/orders/documents/document-texts.rules'
import type { Signer } from '@/services/orders/documents/documents.schema'
import { stageOfDocument } from '@/services/orders/documents/required-documents.rules'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import { font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import type { OrderDocumentProps } from '../workflow/order.types'

/** Signers and witnesses in signing order, with their status; whoever may add them may remove them. */
export const SignersList = ({ order, orderRef, document }: OrderDocumentProps) => {
  const people = order.signers.filter(({ document_id }) => document_id === document.id)
  if (people.length === 0) return null
  const isHere = order.stage_name === stageOfDocument(document.document_type)
  const canChange = isHere && order.allowed_actions.includes('add_signers')
  const isOut = people.some(({ asked_at }) => asked_at)
  return (
    <List aria-label="Signatários">
      {[...people]
        .sort((a, b) => a.order - b.order)
        .map((signer) => (
          <li key={signer.id}>
            <div>
              <b>{signer.name}</b>
              <small>
                {SIGNER_ROLE_LABEL[signer.role]} · {signer.email} · <SignerCpf signer={signer} orderRef={orderRef} />
              </small>
              {signer.next_reminder_on && <small>Próximo lembrete em {formatDayShort(signer.next_reminder_on)}</small>}
              {signer.decline_reason && <small>Motivo: “{signer.decline_reason}”</small>}
            </div>
            <Mark>
              <SignerStatus signer={signer} />
            </Mark>
            <More>{canChange && <RemoveSigner signer={signer} orderRef={orderRef} isOut={isOut} />}</More>
          </li>
        ))}
    </List>
  )
}

type SignerCpfProps = { signer: Signer; orderRef: OrderAddress }

const SignerCpf = (props: SignerCpfProps) =>
  props.orderRef.audience === 'staff' ? (
    <StaffSignerCpf {...props} />
  ) : (
    <MaskedCpf masked={props.signer.cpf} name={props.signer.name} />
  )

const StaffSignerCpf = ({ signer: { id, document_id, name, cpf }, orderRef }: SignerCpfProps) => {
  const { actor } = useLogin()
  const reveal = useShowSignerCpf(orderRef, document_id, id)
  const mayLook = actor && may(actor, 'signers:read-cpf')
  return <MaskedCpf masked={cpf} name={name} reveal={mayLook ? reveal : undefined} />
}

/** The signer's status; nothing before the link was sent. */
const SignerStatus = ({ signer: { signed_at, declined_at, asked_at, reminded_at, lapsed_at } }: { signer: Signer }) => {
  if (signed_at) return <StatusTag tone="ok">Assinou em {formatDayShort(signed_at)}</StatusTag>
  if (declined_at) return <StatusTag tone="bad">Recusou em {formatDayShort(declined_at)}</StatusTag>
  if (!asked_at) return null
  if (lapsed_at) return <StatusTag tone="bad">Link venceu</StatusTag>
  if (reminded_at) return <StatusTag tone="wait">Lembrado em {formatDayShort(reminded_at)}</StatusTag>
  return <StatusTag tone="wait">Link enviado em {formatDayShort(asked_at)}</StatusTag>
}

type RemoveSignerProps = { signer: Signer; orderRef: OrderAddress; isOut: boolean }

const RemoveSigner = ({ signer: { id, document_id, name }, orderRef, isOut }: RemoveSignerProps) => {
  const [isOpen, setOpen] = useState(false)
  const { mutateAsync } = useDeleteSigner(orderRef, document_id)
  return (
    <>
      <MoreMenu
        label={`Ações de ${name}`}
        entries={[
          {
            key: 'retirar',
            label: 'Retirar',
            icon: <UserMinus size={16} strokeWidth={1.75} aria-hidden />,
            danger: true,
            onSelect: () => setOpen(true),
          },
        ]}
      />
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Retirar ${name}?`}
        confirmLabel="Retirar"
        cancelLabel="Manter"
        danger
        onConfirm={() => mutateAsync(id)}
        done="Signatário retirado"
      >
        {isOut
          ? 'Os links de assinatura já enviados deixam de valer para todos. A Arrenda envia outros.'
          : 'Você pode indicar outra pessoa.'}
      </ConfirmDialog>
    </>
  )
}

const List = styled.ul`
  display: grid;
  li {
    display: grid;
    /* The menu takes a third column when there is one. */
    grid-template-columns: minmax(0, 1fr) auto;
    grid-auto-columns: auto;
    align-items: center;
    column-gap: 12px;
    padding: 8px 0;
  }
  li > * {
    grid-row: 1;
  }
  li > :first-child {
    grid-column: 1;
  }
  li:first-child {
    padding-top: 0;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  b {
    display: block;
    font-weight: 550;
  }
  small {
    display: block;
    ${font.secondaryMuted};
    overflow-wrap: anywhere;
  }
`

const Mark = styled.span`
  grid-column: 2;
  &:empty {
    display: none;
  }
  ${below.phone} {
    && {
      grid-row: 2;
    }
    grid-column: 1;
    margin-top: 4px;
  }
`

const More = styled.span`
  grid-column: 3;
  &:empty {
    display: none;
  }
`
