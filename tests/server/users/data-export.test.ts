import type { Consent, DataExport } from '@/services/users/privacy.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { anEvent, tell } from '@/tests/factories/notifications/notifications.factory'
import { aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const download = (token: string) => callApi<DataExport>('GET', '/privacy/export', { token })
const agree = (userId: number, version: string) =>
  rowsOf('insert into privacy_consents (user_id, version, ip_address) values ($1, $2, $3)', [
    userId,
    version,
    '203.0.113.77',
  ])

describe("the copy of a person's data", () => {
  it('is a file with everything about them', async () => {
    const { id, token, email } = await aUser({ nps: true })
    await agree(id, '2026-11-01')
    await callApi('POST', '/nps', { token, body: { score: 9 } })
    await callApi('PATCH', '/change_info', { token, body: { phone: '(11) 98765-4321' } })

    const event = anEvent()
    await tell(event, [id])

    const { status, headers, body } = await download(token)

    expect(status).toBe(200)
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="meus-dados-arrenda-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(body.account).toMatchObject({ id, email, phone: '+5511987654321' })
    expect(body.consents).toMatchObject([{ version: '2026-11-01', ip_address: '203.0.113.77' }])
    expect(body.sessions).toHaveLength(1)
    expect(body.preferences).toMatchObject({ orders: true, tickets: true, news: false })
    expect(body.notifications).toMatchObject([{ kind: 'order_turn', title: event.words?.title, read_at: null }])
    expect(body.ratings).toMatchObject([{ score: 9 }])
    expect(body.privacy_requests).toMatchObject([{ kind: 'export', status: 'done' }])
    expect(body.history.map(({ action }) => action)).toEqual(['exported', 'changed', 'rated'])
    expect(JSON.stringify(body)).not.toMatch(/hash/i)
  })

  it('names the equipment that they use, rented and of their company', async () => {
    const { id, token } = await aUser({ isCompanyAdmin: true })
    const device = { model: 'Dell Latitude 5420', serials: ['DL-1'], label: 'Sala 2', address_id: null, user_id: id }
    await callApi('POST', '/own-equipment', { token, body: device })
    await callApi('POST', '/own-equipment', { token, body: { ...device, serials: ['DL-2'], user_id: null } })
    const { body } = await download(token)
    expect(body.equipment).toEqual([])
    expect(body.own_equipment).toEqual([{ serial: 'DL-1', model: 'Dell Latitude 5420', label: 'Sala 2' }])
  })

  it('holds nothing of anybody else', async () => {
    const other = await aUser({ nps: true })
    await callApi('POST', '/nps', { token: other.token, body: { score: 1 } })
    const { token } = await aUser()
    const { body } = await download(token)
    expect(body.ratings).toEqual([])
    expect(JSON.stringify(body)).not.toContain(other.email)
  })

  it('requires a session', async () => {
    expect((await callApi('GET', '/privacy/export')).status).toBe(401)
  })
})

describe('the consents of a person', () => {
  it('are shown with their version, the newest first', async () => {
    const { id, token } = await aUser()
    await agree(id, '2025-01-01')
    await agree(id, '2026-11-01')
    const { body } = await callApi<Consent[]>('GET', '/privacy-consents', { token })
    expect(body.map(({ version }) => version)).toEqual(['2026-11-01', '2025-01-01'])
    expect((await callApi('GET', '/privacy-consents', { token: (await aUser()).token })).body).toEqual([])
  })
})
