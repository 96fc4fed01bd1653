import { http } from '@/services/http/client'
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

/** The upgrades, also those that are no longer offered. */
export async function getUpgrades(query: Partial<UpgradeListQuery>, signal?: AbortSignal): Promise<Page<Upgrade>> {
  const { data } = await http.get<Page<Upgrade>>('/upgrade-management', { params: query, signal })
  return data
}

/** The list as a file, whole. */
export const getUpgradesCsv = (query: Partial<UpgradeCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/upgrade-management-csv-extract', query, transfer)

/** The product types and the products that an upgrade can be meant for. */
export async function getUpgradeChoices(signal?: AbortSignal): Promise<UpgradeChoices> {
  const { data } = await http.get<UpgradeChoices>('/upgrade-management-choices', { signal })
  return data
}

/** Creates an upgrade; the idempotency key prevents duplicates. */
export async function createUpgrade(upgrade: NewUpgrade, key: string): Promise<Upgrade> {
  const headers = { 'Idempotency-Key': key }
  const { data } = await http.post<Upgrade>('/upgrade-management', upgrade, { headers })
  return data
}

/** Changes the named fields. */
export async function updateUpgrade(id: number, change: UpgradeChange): Promise<Upgrade> {
  const { data } = await http.put<Upgrade>(`/upgrade-management/${String(id)}`, change)
  return data
}

export async function activateUpgrades(activation: Activation): Promise<ActivationResult> {
  const { data } = await http.put<ActivationResult>('/upgrade-management/activation', activation)
  return data
}

export async function deleteUpgrade(id: number): Promise<void> {
  await http.delete(`/upgrade-management/${String(id)}`)
}
