import type { MenuEntry } from '@/components/ui/buttons/MenuList'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { describeUses } from '@/services/catalogue/references.rules'

// What the lists of plans, service packages and upgrades say alike.

type OfferRow = { active: boolean; quotations_count: number; orders_count: number }

export const SIMULATOR_COLUMN: DataColumn<{ simulator: { name: string } }> = {
  key: 'simulator',
  title: 'Simulador',
  render: ({ simulator }) => simulator.name,
}

export const USES_COLUMN: DataColumn<OfferRow> = {
  key: 'uses',
  title: 'Escolhido em',
  render: (offer) => describeUses(offer) || '—',
}

export const ACTIVE_COLUMN: DataColumn<{ active: boolean }> = {
  key: 'active',
  title: 'Situação',
  render: ({ active }) => <StatusTag tone={active ? 'ok' : 'neutral'}>{active ? 'Ativo' : 'Desativado'}</StatusTag>,
}

/** The entries of a row's menu that activate, deactivate and delete. */
export const activationEntries = (
  offer: OfferRow,
  onChoose: (command: 'activate' | 'deactivate' | 'delete') => void,
): MenuEntry[] => [
  offer.active
    ? { key: 'deactivate', label: 'Desativar', onSelect: () => onChoose('deactivate') }
    : { key: 'activate', label: 'Ativar', onSelect: () => onChoose('activate') },
  // One that is in use and already inactive can neither be deactivated nor deleted.
  ...(offer.active || describeUses(offer) === ''
    ? [{ key: 'delete', label: 'Excluir', onSelect: () => onChoose('delete') }]
    : []),
]
