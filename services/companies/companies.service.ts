import { bodyOf, http } from '@/services/http/client'
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

/** The clients that this staff user sees. */
export const getCompanies = (query: Partial<CompanyListQuery>, signal?: AbortSignal): Promise<Page<CompanySummary>> =>
  bodyOf(http.get<Page<CompanySummary>>('/company-management', { params: query, signal }))

/** The whole list as a CSV file. */
export const getCompaniesCsv = (query: Partial<CompanyCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/company-management-csv-extract', query, transfer)

export const getCompany = (id: number, signal?: AbortSignal): Promise<Company> =>
  bodyOf(http.get<Company>(`/company-management/${String(id)}`, { signal }))

/** The users of a client, its admins first. */
export async function getCompanyPeople(
  id: number,
  query: Partial<CompanyPeopleQuery>,
  signal?: AbortSignal,
): Promise<Page<CompanyPerson>> {
  const path = `/company-management/${String(id)}/users`
  const { data } = await http.get<Page<CompanyPerson>>(path, { params: query, signal })
  return data
}

/** Registers a client; the idempotency key prevents duplicates. */
export const createCompany = (company: NewCompany, key: string): Promise<Company> =>
  bodyOf(http.post<Company>('/company-management', company, { headers: { 'Idempotency-Key': key } }))

/** Activates or closes a client, or changes its data. */
export const updateCompany = (id: number, change: CompanyUpdate): Promise<Company> =>
  bodyOf(http.put<Company>(`/company-management/${String(id)}`, change))
