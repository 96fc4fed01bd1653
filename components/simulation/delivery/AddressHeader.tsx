import { Ellipsis, MapPin } from 'lucide-react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { MenuButton } from '@/components/ui/buttons/MenuButton'
import { cityLine, streetLine } from '@/services/companies/address-lines.rules'
import type { Address } from '@/services/companies/addresses.schema'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

export type AddressActions = {
  onSendAll: () => void
  onEdit: () => void
  /** Removes it from this quotation; the address stays saved. Not for the only one. */
  onDrop?: () => void
  onDelete: () => void
}

/** An address with its actions. */
export const AddressHeader = ({ address, actions }: { address: Address; actions: AddressActions }) => (
  <Block>
    <Name>
      <MapPin size={15} strokeWidth={1.75} aria-hidden />
      <b>{address.label}</b>
      <MenuButton
        label={`Ações de ${address.label}`}
        align="end"
        entries={[
          { key: 'all', label: 'Enviar tudo para cá', onSelect: actions.onSendAll },
          { key: 'edit', label: 'Editar endereço', onSelect: actions.onEdit },
          ...(actions.onDrop ? [{ key: 'drop', label: 'Não entregar aqui', onSelect: actions.onDrop }] : []),
          { key: 'delete', label: 'Excluir endereço', onSelect: actions.onDelete, danger: true },
        ]}
      >
        {(trigger) => (
          <IconButton
            label={`Mais ações de ${address.label}`}
            icon={<Ellipsis size={17} strokeWidth={1.75} aria-hidden />}
            {...trigger}
          />
        )}
      </MenuButton>
    </Name>
    <p>{streetLine(address)}</p>
    <p>{cityLine(address)}</p>
    <p>Recebe: {address.recipient_name}</p>
  </Block>
)

const Block = styled.div`
  p {
    font-size: 13px;
    line-height: 19px;
    font-weight: 400;
    color: ${color.t2};
  }
`

const Name = styled.div`
  ${flex.row};
  gap: 6px;
  min-height: 32px;
  b {
    flex: 1;
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
    color: ${color.text};
  }
  svg {
    flex: none;
  }
  button {
    margin: -4px -8px -4px 0;
  }
`
