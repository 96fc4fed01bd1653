import pg from 'pg'
import { createApp } from '@/server/app'
import { readCsvRows } from '@/tests/factories/http/csv'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

describe('a file of 20,000 rows', () => {
  const ROWS = 20_000
  let token: string

  beforeAll(async () => {
    token = (await aStaffUser(['ADMINISTRADOR'])).token
    await rowsOf(
      `insert into companies (corporate_name, trade_name, cnpj, uf, active)
       select 'Cliente ' || n, 'C' || n, 'ZZ' || lpad(n::text, 12, '0'), 'SP', true from generate_series(1, $1) n`,
      [ROWS],
    )
  })

  const stream = async () => {
    const answer = await createApp().request('/api/company-management-csv-extract?search=Cliente', {
      headers: { Authorization: `Bearer ${token}` },
    })
    if (!answer.body) throw new Error('No body')
    return answer.body.getReader()
  }

  it('is read and sent 500 rows at a time, and complete', async () => {
    const reader = await stream()
    const [chunks, decoder] = [[] as string[], new TextDecoder()]
    for (let part = await reader.read(); !part.done; part = await reader.read())
      chunks.push(decoder.decode(part.value, { stream: true }))
    expect(chunks).toHaveLength(ROWS / 500)
    const names = readCsvRows(chunks.join('')).map((row) => row['Razão social'])
    expect([names.length, new Set(names).size]).toEqual([ROWS, ROWS])
  })

  it('is no longer read when the browser cancels the download', async () => {
    const reader = await stream()
    await reader.read()
    const query = jest.spyOn(pg.Client.prototype, 'query')
    await reader.cancel()
    expect(query).not.toHaveBeenCalled()
    query.mockRestore()
  })
})
