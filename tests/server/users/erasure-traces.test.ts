import { readdirSync } from 'node:fs'
import { filesDirectory } from '@/server/config/settings'
import { transaction } from '@/server/db/client'
import { drainJobs } from '@/server/jobs/queue'
import { mailAccount } from '@/server/notifications/notifications.service'
import type { EventLog } from '@/services/audit/audit.schema'
import type { Page } from '@/services/http/page.schema'
import type { PrivacyRequest } from '@/services/users/privacy.schema'
import { anAddressBody } from '@/tests/factories/catalogue/simulation.factory'
import { someUnits } from '@/tests/factories/catalogue/units.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { upload } from '@/tests/factories/http/files.factory'
import { aTeamAt, documentId } from '@/tests/factories/orders/order-road'
import { createUser } from '@/tests/factories/people/managed-users.factory'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

const NAME = 'Zuleica Quirino Testada'
const EMAIL = 'zuleica.quirino@horizonte.example'
const PHONE = '+5511964217788'
const TRACES = ['zuleica', 'quirino', 'testada', '964217788', '96421-7788']

/** The columns of all tables of all schemas in which one of the traces is found. */
async function findTraces(of: readonly string[] = TRACES): Promise<string[]> {
  const columns = await rowsOf<{ schema: string; table: string; name: string }>(`
    select c.table_schema as schema, c.table_name as table, c.column_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and c.data_type not in ('integer', 'bigint', 'boolean')`)
  expect(columns.length).toBeGreaterThan(200)
  const found: string[] = []
  for (const { schema, table, name } of columns) {
    const hits = await rowsOf(`select 1 from "${schema}"."${table}" where "${name}"::text ~* $1 limit 1`, [
      of.join('|'),
    ])
    if (hits.length > 0) found.push(`${table}.${name}`)
  }
  return found.sort()
}

const fileNames = () =>
  readdirSync(filesDirectory(), { recursive: true })
    .map(String)
    .filter((name) => TRACES.some((one) => name.includes(one)))

/** Somebody whose name is written wherever one can be: as author, in bodies, addresses, notes, mails and other people's rows. */
async function aBusyPerson() {
  const team = await aTeamAt('DOC_ANALYSIS')
  const company = { id: team.companyId }
  const person = await aUser({ company, firstName: NAME, email: EMAIL, phone: PHONE })
  const { token } = person
  const as = async (method: string, path: string, body: object) => {
    const { status } = await callApi(method, path, { token, body, headers: { 'Idempotency-Key': `zuleica-${path}` } })
    expect([path, status < 300]).toEqual([path, true])
  }
  await callApi('POST', '/login', { body: { email: EMAIL, password: 'Errada2026' } })
  await callApi('POST', '/password_reset', { body: { email: EMAIL } })
  await as('POST', '/addresses', anAddressBody({ recipient_name: NAME }))
  await as('PATCH', '/change_info', { username: NAME.toUpperCase(), phone: '(11) 96421-7788' })
  const other = (await createUser(token)).body
  await as('PUT', `/users/${String(other.id)}`, { responsible_id: person.id })
  const file = { token, name: `${NAME}.pdf` }
  await upload(`${team.checkout}/documents/${String(await documentId(team, 'ARTICLES_OF_ASSOCIATION'))}/files`, file)
  await callApi('POST', `${team.managed}/notes`, {
    token: (await aStaffUser(['ADMINISTRADOR'])).token,
    body: { text: `Falei com ${NAME} (${EMAIL}, 11 96421-7788).` },
  })
  const unit = the(await someUnits(the(team.products).id, 1))
  const details = { label: `Mesa de ${NAME}`, location: `Armário de ${NAME}, ${PHONE}` }
  const { token: shelves } = await aStaffUser(['OPERAÇÃO'])
  await callApi('PUT', `/equipment-management/${String(unit.id)}`, { token: shelves, body: details })
  await transaction((tx) =>
    mailAccount(tx, {
      eventKey: `about:${String(person.id)}`,
      to: team.customer.email,
      data: { subject: `${NAME} pediu acesso`, title: NAME, paragraphs: [`${NAME}, ${EMAIL}`], note: '' },
    }),
  )
  await drainJobs()
  return { ...person, team }
}

/** Asks for an erasure and approves it. */
async function erase(person: { token: string }) {
  const wish = { token: person.token, body: { kind: 'erasure' } }
  const { id } = (await callApi<PrivacyRequest>('POST', '/privacy-requests', wish)).body
  const { token } = await aStaffUser(['ADMINISTRADOR'])
  expect(await callApi('PUT', `/privacy-requests/${String(id)}`, { token, body: { approved: true } })).toMatchObject({
    status: 200,
  })
}

/** Writes a text about somebody where others write: at an address. */
const mention = async (token: string, text: string) =>
  expect((await callApi('POST', '/addresses', { token, body: anAddressBody({ recipient_name: text }) })).status).toBe(
    201,
  )

describe('an approved erasure', () => {
  it('leaves name, e-mail and phone in no column of no table and in no file name', async () => {
    const person = await aBusyPerson()
    const traces = await findTraces()
    expect(traces.length).toBeGreaterThan(8)
    expect(traces).toEqual(expect.arrayContaining(['unit_events.label', 'unit_events.location']))
    await erase(person)
    await drainJobs()

    expect(await findTraces()).toEqual([])
    expect(fileNames()).toEqual([])
    const path = `/event-logs/${String(person.id)}?model_name=user`
    const { token } = await aStaffUser(['ADMINISTRADOR'])
    const history = (await callApi<Page<EventLog>>('GET', path, { token })).body.results
    expect(history.length).toBeGreaterThan(0)
    expect(new Set(history.map(({ actor_name }) => actor_name))).not.toContain(NAME)
  })

  it('replaces the names and phones that the person had before', async () => {
    const company = await aCompany()
    const colleague = await aUser({ company })
    const person = await aUser({ company, firstName: 'Wanda Xisto', phone: '+5521988776655' })
    const change = (body: object) => callApi('PATCH', '/change_info', { token: person.token, body })
    await mention(colleague.token, 'Wanda Xisto')
    await mention(colleague.token, 'Portaria (wanda  xisto, 21 98877-6655)')
    await change({ username: 'Wanda Xisto Yamamoto', phone: '(21) 97766-5544' })
    await mention(colleague.token, 'Wanda Xisto Yamamoto')
    await change({ username: 'Wilma Zagallo', phone: '(31) 96655-4433' })
    await mention(colleague.token, 'Wilma Zagallo, 31966554433')
    const traces = ['wanda', 'xisto', 'yamamoto', 'wilma', 'zagallo', '98877', '97766', '96655']
    expect((await findTraces(traces)).length).toBeGreaterThan(3)

    await erase(person)
    await drainJobs()

    expect(await findTraces(traces)).toEqual([])
  })

  it('leaves people alone whose name or e-mail only contains the same letters', async () => {
    const company = await aCompany()
    const others = [
      await aUser({ company, firstName: 'Joana Sousa', email: 'joana@sousa.example' }),
      await aUser({ company, firstName: 'Ana Sousa Lima', email: 'ana@sousa.example.br', phone: '+5511955554444' }),
    ]
    const texts = ['Joana Sousa (joana@sousa.example)', 'Mariana Sousas', 'Ana, ana@sousa.example.br']
    for (const text of texts) await mention(others[0]?.token ?? '', text)
    const rows = () =>
      rowsOf('select first_name, email, phone from users where id = any($1) order by id', [others.map(({ id }) => id)])
    const before = await rows()

    await erase(await aUser({ company, firstName: 'Ana Sousa', email: 'ana@sousa.example', phone: '+5511955554444' }))

    expect(await rows()).toEqual(before)
    const written = await rowsOf('select recipient_name from addresses where company_id = $1 order by id', [company.id])
    expect(written.map(({ recipient_name }) => recipient_name)).toEqual(texts)
  })

  it('replaces no other person who has the same single name', async () => {
    const company = await aCompany()
    const ana = await aUser({ company, firstName: 'Ana' })
    const other = await aUser({ company, firstName: 'Ana Paula Reis' })
    await erase(ana)
    expect(await rowsOf('select first_name from users where id = $1', [other.id])).toEqual([
      { first_name: 'Ana Paula Reis' },
    ])
  })
})

describe('history', () => {
  it('opens to an erasure every column that may hold what people write', async () => {
    const ours =
      /_(stage|type|status)$|^(model_name|action|product_group|request_id|side|kind|line|cause|method|source|external_id)$/
    const columns = await rowsOf<{ name: string; is_open: boolean }>(`
      with setting as materialized (select set_config('arrenda.erasure', 'on', true))
      select distinct c.column_name as name, is_erasure('{}', jsonb_build_object(c.column_name, 'x')) as is_open
      from setting, information_schema.columns c
      join information_schema.triggers t on t.event_object_table = c.table_name and t.trigger_name like '%_append_only'
      where c.data_type in ('text', 'jsonb') and c.table_name <> 'signing_evidence'`)
    expect(columns.length).toBeGreaterThan(12)
    expect(columns.filter(({ name, is_open }) => is_open === ours.test(name))).toEqual([])
  })

  it('loses only texts, and only to an erasure', async () => {
    await createUser((await aUser({ isCompanyAdmin: true })).token)
    await expect(rowsOf("update event_logs set actor_name = 'X'")).rejects.toThrow('append-only')
    await expect(rowsOf("set arrenda.erasure = 'on'; update event_logs set object_id = 1")).rejects.toThrow(
      'append-only',
    )
    await rowsOf('reset arrenda.erasure')
  })
})
