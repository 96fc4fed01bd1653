import { http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type {
  Company,
  CompanyCsvQuery,
  CompanyListQuery,
  CompanyPeopleQuery,
  CompanyPerson,
  CompanySummary,
  CompanyUpdate,
  NewCompany,
} from './companies.schema'

/** The clients that this member of staff sees. */
export async function getCompanies(
  query: Partial<CompanyListQuery>,
  signal?: AbortSignal,
): Promise<Page<CompanySummary>> {
  const { data } = await http.get<Page<CompanySummary>>('/company-management', { params: query, signal })
  return data
}

/** The same as a file, whole. */
export const getCompaniesCsv = (query: Partial<CompanyCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/company-management-csv-extract', query, transfer)

export async function getCompany(id: number, signal?: AbortSignal): Promise<Company> {
  const { data } = await http.get<Company>(`/company-management/${String(id)}`, { signal })
  return data
}

/** The people of a client, its admins before the others. */
export async function getCompanyPeople(
  id: number,
  query: Partial<CompanyPeopleQuery>,
  signal?: AbortSignal,
): Promise<Page<CompanyPerson>> {
  const path = `/company-management/${String(id)}/users`
  const { data } = await http.get<Page<CompanyPerson>>(path, { params: query, signal })
  return data
}

/** Registers a client on its behalf. The same key never registers two. */
export async function createCompany(company: NewCompany, key: string): Promise<Company> {
  const { data } = await http.post<Company>('/company-management', company, { headers: { 'Idempotency-Key': key } })
  return data
}

/** Activates or closes a client, or changes its data. */
export async function updateCompany(id: number, change: CompanyUpdate): Promise<Company> {
  const { data } = await http.put<Company>(`/company-management/${String(id)}`, change)
  return data
}
