import type { Report } from '@/services/reports/reports.schema'
import { callApi } from '../http/call-api'

type Login = { token: string }
type Query = Readonly<Record<string, string | number>>

const searchOf = (query: Query): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()

/** The call itself, whatever it answers. */
export const askReport = <Body = Report>({ token }: Login, key: string, query: Query = {}) =>
  callApi<Body>('GET', `/reports/${key}?${searchOf(query)}`, { token })

/** The same rows as a file. */
export const askReportCsv = ({ token }: Login, key: string, query: Query = {}) =>
  callApi<string>('GET', `/reports-csv-extract/${key}?${searchOf(query)}`, { token })
