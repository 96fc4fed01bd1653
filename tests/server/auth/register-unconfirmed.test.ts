import { purgeRegistrations } from '@/server/auth/purge-tokens'
import { db } from '@/server/db/client'
import { rateLimits } from '@/server/db/schema'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import {
  application,
  confirm,
  everything,
  mailsTo,
  openAccount,
  PASSWORD,
  register,
  tokenTo,
} from '@/tests/factories/people/registration'

beforeEach(async () => {
  await db().delete(rateLimits)
})

describe('a registration whose e-mail is not confirmed', () => {
  it('takes neither e-mail nor CNPJ, tells nobody, and its mail repeats nothing that was typed', async () => {
    await aStaffUser(['GERENTE VENDEDOR'])
    const before = await everything()
    const body = application({ full_name: 'PREMIO R$ 500' })
    expect((await register(body)).status).toBe(204)
    expect(await everything()).toEqual(before)
    expect((await callApi('POST', '/login', { body: { email: body.email, password: PASSWORD } })).status).toBe(401)
    const [stored] = await rowsOf('select applicant::text as text from registrations order by id desc limit 1')
    expect(stored?.text).not.toContain(PASSWORD)
    const [mail, ...more] = await rowsOf<{ data: object }>('select data from mail_outbox where recipient = $1', [
      body.email,
    ])
    expect(more).toEqual([])
    expect(JSON.stringify(mail?.data)).not.toMatch(/PREMIO|Pedra Viva|98765/)
    expect(await openAccount(application({ company: body.company }))).toMatchObject({ status: 204 })
  })

  it('opens the account with the link of the mail, once and within 48 hours', async () => {
    const [late, used] = [application(), application()]
    await register(late)
    const token = await tokenTo(late.email)
    await rowsOf(`update registrations set expires_at = now() where applicant ->> 'email' = $1`, [late.email])
    expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'link_not_valid' } })
    await purgeRegistrations()
    expect(await rowsOf(`select 1 from registrations where applicant ->> 'email' = $1`, [late.email])).toEqual([])

    expect((await openAccount(used)).status).toBe(204)
    expect((await confirm(await tokenTo(used.email))).status).toBe(400)
    expect((await confirm('x'.repeat(43))).status).toBe(400)
  })

  it('is refused by its link when the company got an account in the meantime', async () => {
    const [slow, fast] = [application(), application()]
    slow.company = fast.company
    await register(slow)
    const token = await tokenTo(slow.email)
    await openAccount(fast)
    const before = await everything()
    expect(await confirm(token)).toMatchObject({
      status: 409,
      body: { errors: ['Sua empresa já tem uma conta na Arrenda. Peça acesso a quem a administra.'] },
    })
    expect(await everything()).toEqual(before)
  })
})

describe('registering an e-mail or CNPJ that is already known', () => {
  it('gives the usual answer and writes nothing for an e-mail that has an account; mails its owner', async () => {
    const owner = await aUser()
    const before = await everything()
    expect(await register(application({ email: owner.email.toUpperCase() }))).toMatchObject({ status: 204, body: null })
    expect(await everything()).toEqual(before)
    const [mail, ...more] = await mailsTo(owner.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Você já tem uma conta na Arrenda')
    expect(mail?.text).toContain('/?action=recover-password')
  })

  it('gives the usual answer and writes nothing for a CNPJ that has an account; mails only the applicant', async () => {
    const company = await aCompany({ cnpj: 'AB123CD4000A92', corporateName: 'Metalúrgica Secreta' })
    const admin = await aUser({ company, isCompanyAdmin: true, firstName: 'Ivo Hoffmann' })
    const body = application({ company: { ...application().company, cnpj: 'AB.123.CD4/000A-92' } })
    const before = await everything()
    expect(await register(body)).toMatchObject({ status: 204, body: null })
    expect(await everything()).toEqual(before)
    const [mail, ...more] = await mailsTo(body.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Sua empresa já tem uma conta na Arrenda')
    expect(mail?.text).not.toMatch(/Secreta|Ivo|Hoffmann/)
    expect(await mailsTo(admin.email)).toEqual([])
  })

  it('does the same work as for a new account, so that timing reveals nothing', async () => {
    const owner = await aUser()
    const company = await aCompany({ cnpj: 'TESTE123000100' })
    await register(application())
    const fresh = await countQueries(() => register(application()))
    const knownEmail = await countQueries(() => register(application({ email: owner.email })))
    const knownCnpj = await countQueries(() =>
      register(application({ company: { ...application().company, cnpj: company.cnpj } })),
    )
    expect([knownEmail, knownCnpj]).toEqual([fresh, fresh])
  })

  it('lets exactly one of two concurrent confirmations for a company succeed', async () => {
    const company = { ...application().company, cnpj: 'BRLOC001000108' }
    const [one, two] = [application({ company }), application({ company })]
    await Promise.all([register(one), register(two)])
    const tokens = [await tokenTo(one.email), await tokenTo(two.email)]
    const answers = await Promise.all(tokens.map(confirm))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(await rowsOf('select 1 from companies where cnpj = $1', ['BRLOC001000108'])).toHaveLength(1)
  })

  it('is throttled by IP address', async () => {
    const statuses = []
    for (let i = 0; i < 21; i += 1) statuses.push((await register(application({ password: 'x' }))).status)
    expect(statuses).toEqual([...Array<number>(20).fill(400), 429])
  })
})
