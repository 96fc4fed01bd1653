import type { Group } from '@/services/auth/actor.rules'
import type { ManagedProduct } from '@/services/catalogue/products/products.schema'
import type { ImportReport } from '@/services/http/import.schema'
import { aProductBody, someProductParts } from '../catalogue/products.factory'
import { aStaffUser } from '../people/users.factory'
import { rowsOf } from '../rows'
import { callApi } from './call-api'
import { sendForm } from './forms.factory'

type Answered = ImportReport & { code: string; errors: string[]; data: { report: ImportReport } }

/** The cells of a line, keyed by column title. */
export type Row = Record<string, string>

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

/** The lines as a file with the columns of all of them. */
export const csvOf = (rows: readonly Row[]): string => {
  const titles = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map((row) => titles.map((title) => quoted(row[title] ?? '')).join(';'))
  return [titles.join(';'), ...lines].join('\r\n')
}

/** Helpers for an import, by default by staff of the catalogue. @param path that of the list */
export async function anImport(path: string, list = `${path}-csv-extract`, groups: Group[] = ['PRODUTO']) {
  const { token } = await aStaffUser(groups)
  const send = (file: string | File, fields: Record<string, string | boolean> = {}, key?: string) =>
    sendForm<Answered>('POST', `${path}/import`, {
      token,
      fields: { ...fields, file: typeof file === 'string' ? new File([file], 'lista.csv') : file },
      headers: key ? { 'Idempotency-Key': key } : {},
    })
  const check = async (rows: readonly Row[]) => (await send(csvOf(rows))).body
  const confirm = (rows: readonly Row[], { checked }: { checked: string }, more: Row = {}, key?: string) =>
    send(csvOf(rows), { dry_run: false, checked, ...more }, key)
  return {
    token,
    send,
    check,
    confirm,
    imported: async (rows: readonly Row[], more: Row = {}) => confirm(rows, await check(rows), more),
    /** The statuses of two concurrent imports of the same lines, one of them in reverse order. */
    twoAtOnce: async (...rows: Row[]) => {
      const files = [rows, rows.toReversed()]
      const reports = await Promise.all(files.map(check))
      const answers = await Promise.all(files.map((file, at) => confirm(file, reports[at] ?? { checked: '' })))
      return answers.map(({ status }) => status).sort()
    },
    /** The faults of a line. */
    faultsOf: async (row: Row) => (await check([row])).failures[0]?.faults,
    /** The exported file of the list. */
    exported: async () => (await callApi<string>('GET', list, { token })).body,
  }
}

/** Helpers for an import of products, and the records that products refer to. */
export async function aProductImport() {
  const { token, ...desk } = await anImport('/product-management')
  const parts = await someProductParts('Câmeras')
  let made = 0
  return {
    token,
    parts,
    ...desk,
    /** A line that adds a product. */
    aRow: (overrides: Row = {}): Row => ({
      Nome: `Orbe ${String(++made)}`,
      Modelo: `OR${String(made)}`,
      Título: `Câmera Orbe ${String(made)}`,
      'Código Omie': `CA-${String(made)}`,
      'Tipo de produto': parts.productType.name,
      Categoria: 'câmeras',
      'Preço mensal (R$)': 'R$ 1.289,9',
      Descrição: 'Boa de "longe"; e de perto',
      ...overrides,
    }),
    aProduct: async (overrides = {}) => {
      const body = aProductBody(parts, { omie_code: `NB-${String(++made)}`, ...overrides })
      return (await callApi<ManagedProduct>('POST', '/product-management', { token, body })).body
    },
    productOf: async (code: string | null | undefined) => {
      const [row] = await rowsOf<{ id: number }>('select id from products where omie_code = $1', [code])
      return (await callApi<ManagedProduct>('GET', `/product-management/${String(row?.id)}`, { token })).body
    },
  }
}

const TABLES = ['products', 'product_properties', 'event_logs', 'idempotency_keys']

/** The number of rows in each table that an import writes. */
export const importedCounts = async () =>
  Promise.all(
    TABLES.map(async (table) => Number((await rowsOf<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n)),
  )
