import { http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type { Activation, ActivationResult } from '../bulk-actions.schema'
import type { ManagedPlan, NewPlan, PlanChange, PlanChoice, PlanCsvQuery, PlanListQuery } from './plans.schema'

/** The plans, also those that are no longer offered. */
export async function getManagedPlans(query: Partial<PlanListQuery>, signal?: AbortSignal): Promise<Page<ManagedPlan>> {
  const { data } = await http.get<Page<ManagedPlan>>('/plan-management', { params: query, signal })
  return data
}

/** The list as a file, whole. */
export const getPlansCsv = (query: Partial<PlanCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/plan-management-csv-extract', query, transfer)

/** The simulators that a plan can be of, with what shows beforehand what a plan does to their prices. */
export async function getPlanChoices(signal?: AbortSignal): Promise<PlanChoice[]> {
  const { data } = await http.get<PlanChoice[]>('/plan-management-choices', { signal })
  return data
}

/** Creates a plan; the idempotency key prevents duplicates. */
export async function createPlan(plan: NewPlan, key: string): Promise<ManagedPlan> {
  const { data } = await http.post<ManagedPlan>('/plan-management', plan, { headers: { 'Idempotency-Key': key } })
  return data
}

/** Changes the named fields. */
export async function updatePlan(id: number, change: PlanChange): Promise<ManagedPlan> {
  const { data } = await http.put<ManagedPlan>(path(id), change)
  return data
}

export async function activatePlans(activation: Activation): Promise<ActivationResult> {
  const { data } = await http.put<ActivationResult>('/plan-management/activation', activation)
  return data
}

export async function deletePlan(id: number): Promise<void> {
  await http.delete(path(id))
}

const path = (id: number): string => `/plan-management/${String(id)}`
