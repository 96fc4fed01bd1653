import { useState } from 'react'
import styled from 'styled-components'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { Card, CardRow } from '@/components/ui/display/Card'
import { toast } from '@/components/ui/feedback/toast'
import { useLogin } from '@/contexts/LoginContext'
import { useDeleteAddress } from '@/hooks/companies/addresses.mutations'
import { may } from '@/services/auth/permissions.rules'
import { cityLine, streetLine } from '@/services/companies/address-lines.rules'
import type { Address } from '@/services/companies/addresses.schema'
import type { Company } from '@/services/companies/companies.schema'
import { AddressDialog } from './AddressDialog'

type Writing = { address: Address | null }

/** The addresses of a client, kept by who may register clients. */
export const CompanyAddresses = ({ company: { id, addresses } }: { company: Company }) => {
  const { actor } = useLogin()
  const { mutateAsync: remove } = useDeleteAddress(id)
  const [writing, setWriting] = useState<Writing>({ address: null })
  const [asks, setAsks] = useState<'write' | 'delete' | null>(null)
  const writes = actor !== null && may(actor, 'clients:create')
  const ask = (what: 'write' | 'delete', address: Address | null): void => {
    setWriting({ address })
    setAsks(what)
  }
  const close = (): void => setAsks(null)
  const confirm = async (): Promise<void> => {
    if (!writing.address) return
    await remove(writing.address.id)
    toast.success('Endereço excluído.')
  }
  return (
    <Card
      title="Endereços"
      facts={addresses.length > 0 ? String(addresses.length) : undefined}
      extra={
        writes && (
          <PlainButton size="small" aria-label="Adicionar endereço" onClick={() => ask('write', null)}>
            Adicionar
          </PlainButton>
        )
      }
      flush
    >
      {addresses.length === 0 && <CardRow>Nenhum endereço salvo.</CardRow>}
      {addresses.map((address) => (
        <CardRow key={address.id}>
          <Line>
            <div>
              <b>{address.label}</b>
              <p>{streetLine(address)}</p>
              <p>{cityLine(address)}</p>
            </div>
            {writes && (
              <Actions address={address} onEdit={() => ask('write', address)} onDelete={() => ask('delete', address)} />
            )}
          </Line>
        </CardRow>
      ))}
      <AddressDialog open={asks === 'write'} client={id} address={writing.address} onClose={close} />
      <ConfirmDialog
        open={asks === 'delete'}
        onClose={close}
        onConfirm={confirm}
        title={`Excluir o endereço ${writing.address?.label ?? ''}?`}
        confirmLabel="Excluir endereço"
        cancelLabel="Manter"
        danger
      >
        Ele sai da lista da empresa e das simulações abertas. Pedidos já feitos não mudam.
      </ConfirmDialog>
    </Card>
  )
}

type ActionsProps = { address: Address; onEdit: () => void; onDelete: () => void }

const Actions = ({ address, onEdit, onDelete }: ActionsProps) => (
  <MoreMenu
    label={`Ações do endereço ${address.label}`}
    entries={[
      { key: 'edit', label: 'Editar', onSelect: onEdit },
      { key: 'delete', label: 'Excluir', onSelect: onDelete },
    ]}
  />
)

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px;
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
