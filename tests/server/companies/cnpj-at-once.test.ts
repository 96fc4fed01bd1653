import { pool } from '@/server/db/client'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf, somebodyWaits } from '@/tests/factories/rows'

describe('a CNPJ that is given to two companies at once', () => {
  it('goes to the first; the other change is refused as a whole', async () => {
    const wanted = '12ABC34501DE35'
    const [first, second] = [await aCompany(), await aCompany()]
    const { token } = await aStaffUser(['ADMINISTRADOR'])
    const other = await pool().connect()
    try {
      await other.query('begin')
      await other.query('update companies set cnpj = $1 where id = $2', [wanted, first.id])
      const answer = callApi('PUT', `/company-management/${String(second.id)}`, {
        token,
        body: { cnpj: wanted, trade_name: 'Outro nome' },
      })
      await somebodyWaits()
      await other.query('commit')

      const sentence = 'Já existe uma empresa com esse CNPJ.'
      expect(await answer).toMatchObject({
        status: 409,
        body: { code: 'conflict', errors: [sentence], fields: { cnpj: [sentence] } },
      })
      const row = { cnpj: second.cnpj, trade_name: second.tradeName }
      expect(await rowsOf('select cnpj, trade_name from companies where id = $1', [second.id])).toEqual([row])
      expect(await rowsOf('select 1 from event_logs')).toEqual([])
    } finally {
      other.release()
    }
  })
})
