import type { MenuEntry } from '@/components/ui/buttons/MenuList'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { usesOf } from '@/services/catalogue/offer-uses.rules'

// What the lists of plans, service packages and upgrades say alike.

type Offered = { active: boolean; quotations_count: number; orders_count: number }

export const OF_SIMULATOR: DataColumn<{ simulator: { name: string } }> = {
  key: 'simulator',
  title: 'Simulador',
  render: ({ simulator }) => simulator.name,
}

export const USES: DataColumn<Offered> = {
  key: 'uses',
  title: 'Escolhido em',
  render: (offer) => usesOf(offer) || '—',
}

export const STANDING: DataColumn<{ active: boolean }> = {
  key: 'active',
  title: 'Situação',
  render: ({ active }) => <StatusTag tone={active ? 'ok' : 'neutral'}>{active ? 'Ativo' : 'Desativado'}</StatusTag>,
}

/** The end of a row's menu: offered or not, and gone. */
export const standingEntries = (
  offer: Offered,
  onChoose: (command: 'activate' | 'deactivate' | 'delete') => void,
): MenuEntry[] => [
  offer.active
    ? { key: 'deactivate', label: 'Desativar', onSelect: () => onChoose('deactivate') }
    : { key: 'activate', label: 'Ativar', onSelect: () => onChoose('activate') },
  // What something refers to and is off already can go no further.
  ...(offer.active || usesOf(offer) === ''
    ? [{ key: 'delete', label: 'Excluir', onSelect: () => onChoose('delete') }]
    : []),
]
