import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type { Activation, ActivationResult } from '../bulk-actions.schema'
import type { ManagedPlan, NewPlan, PlanChange, PlanChoice, PlanCsvQuery, PlanListQuery } from './plans.schema'

/** The plans, including those no longer offered. */
export const getManagedPlans = (query: Partial<PlanListQuery>, signal?: AbortSignal): Promise<Page<ManagedPlan>> =>
  bodyOf(http.get<Page<ManagedPlan>>('/plan-management', { params: query, signal }))

/** The whole list as a CSV file. */
export const getPlansCsv = (query: Partial<PlanCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/plan-management-csv-extract', query, transfer)

/** The simulators that a plan can belong to, with what the form needs to preview their prices. */
export const getPlanChoices = (signal?: AbortSignal): Promise<PlanChoice[]> =>
  bodyOf(http.get<PlanChoice[]>('/plan-management-choices', { signal }))

/** Creates a plan; the idempotency key prevents duplicates. */
export const createPlan = (plan: NewPlan, key: string): Promise<ManagedPlan> =>
  bodyOf(http.post<ManagedPlan>('/plan-management', plan, { headers: { 'Idempotency-Key': key } }))

/** Changes only the given fields. */
export const updatePlan = (id: number, change: PlanChange): Promise<ManagedPlan> =>
  bodyOf(http.put<ManagedPlan>(path(id), change))

export const activatePlans = (activation: Activation): Promise<ActivationResult> =>
  bodyOf(http.put<ActivationResult>('/plan-management/activation', activation))

export async function deletePlan(id: number): Promise<void> {
  await http.delete(path(id))
}

const path = (id: number): string => `/plan-management/${String(id)}`
