import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type { Activation, ActivationResult } from '../bulk-actions.schema'
import type {
  NewUpgrade,
  Upgrade,
  UpgradeChange,
  UpgradeChoices,
  UpgradeCsvQuery,
  UpgradeListQuery,
} from './upgrades.schema'

/** The upgrades, including those no longer offered. */
export const getUpgrades = (query: Partial<UpgradeListQuery>, signal?: AbortSignal): Promise<Page<Upgrade>> =>
  bodyOf(http.get<Page<Upgrade>>('/upgrade-management', { params: query, signal }))

/** The whole list as a CSV file. */
export const getUpgradesCsv = (query: Partial<UpgradeCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/upgrade-management-csv-extract', query, transfer)

/** The product types and the products that an upgrade can be offered for. */
export const getUpgradeChoices = (signal?: AbortSignal): Promise<UpgradeChoices> =>
  bodyOf(http.get<UpgradeChoices>('/upgrade-management-choices', { signal }))

/** Creates an upgrade; the idempotency key prevents duplicates. */
export async function createUpgrade(upgrade: NewUpgrade, key: string): Promise<Upgrade> {
  const headers = { 'Idempotency-Key': key }
  const { data } = await http.post<Upgrade>('/upgrade-management', upgrade, { headers })
  return data
}

/** Changes only the given fields. */
export const updateUpgrade = (id: number, change: UpgradeChange): Promise<Upgrade> =>
  bodyOf(http.put<Upgrade>(`/upgrade-management/${String(id)}`, change))

export const activateUpgrades = (activation: Activation): Promise<ActivationResult> =>
  bodyOf(http.put<ActivationResult>('/upgrade-management/activation', activation))

export async function deleteUpgrade(id: number): Promise<void> {
  await http.delete(`/upgrade-management/${String(id)}`)
}
