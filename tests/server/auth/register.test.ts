import { purgeRegistrations } from '@/server/auth/purge-tokens'
import { db } from '@/server/db/client'
import { rateLimits } from '@/server/db/schema'
import { drainJobs } from '@/server/jobs/queue'
import type { LoginAnswer } from '@/services/auth/auth.schema'
import type { Register } from '@/services/auth/register.schema'
import { isCnpj } from '@/services/companies/cnpj.rules'
import { PRIVACY_POLICY_VERSION } from '@/services/users/privacy.rules'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const PASSWORD = 'Jabuticaba-Roxa-41'
let made = 0

/** A valid CNPJ for each registration. */
function cnpjOf(number: number): string {
  const root = `NOVA${String(number).padStart(4, '0')}0001`
  const digits = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'))
  return root + (digits.find((check) => isCnpj(root + check)) ?? '')
}

type Answer = { code: string; errors: string[]; fields?: Record<string, string[]> } | null

function application(overrides: Partial<Register> = {}): Register {
  const number = ++made
  return {
    full_name: 'Otávia Brandão',
    email: `otavia${String(number)}@pedraviva.example`,
    phone: '(31) 98765-4321',
    password: PASSWORD,
    company: {
      cnpj: cnpjOf(number),
      corporate_name: 'Pedra Viva Arquitetura Ltda.',
      trade_name: 'Pedra Viva',
    },
    address: {
      postal_code: '30140071',
      state: 'MG',
      city: 'Belo Horizonte',
      district: 'Funcionários',
      street: 'Rua dos Inconfidentes',
      number: '1010',
    },
    privacy_policy: PRIVACY_POLICY_VERSION,
    ...overrides,
  }
}

const register = (body: object) => callApi<Answer>('POST', '/register', { body })
const confirm = (token: string) => callApi<Answer>('POST', '/register/confirm', { body: { token } })

/** The token of the link that was mailed to this address. */
async function tokenTo(email: string): Promise<string> {
  const [mail] = await rowsOf<{ data: { action?: { url: string } } }>(
    'select data from mail_outbox where recipient = $1 order by id desc limit 1',
    [email],
  )
  return mail?.data.action?.url.split('?action=confirm-registration#token=')[1] ?? ''
}

/** Registers and opens the mailed link. */
async function open(body: Register) {
  expect(await register(body)).toMatchObject({ status: 204, body: null })
  return confirm(await tokenTo(body.email))
}

async function mailsTo(email: string) {
  await drainJobs()
  return rowsOf<{ subject: string; text: string }>(
    'select subject, text from mail_outbox where recipient = $1 order by id',
    [email],
  )
}

const everything = async () => ({
  companies: await rowsOf('select * from companies order by id'),
  users: await rowsOf('select * from users order by id'),
  addresses: await rowsOf('select * from addresses order by id'),
  consents: await rowsOf('select * from privacy_consents order by id'),
  history: await rowsOf('select * from event_logs order by id'),
})

beforeEach(async () => {
  await db().delete(rateLimits)
})

describe('registering a company', () => {
  it('creates it, once the e-mail is confirmed, inactive, with its address and its first user', async () => {
    const body = application({ company: { ...application().company, cnpj: '12.abc.345/01de-35' } })
    expect(await open(body)).toMatchObject({ status: 204, body: null })
    const [company] = await rowsOf('select * from companies where cnpj = $1', ['12ABC34501DE35'])
    expect(company).toMatchObject({
      corporate_name: 'Pedra Viva Arquitetura Ltda.',
      trade_name: 'Pedra Viva',
      uf: 'MG',
      active: false,
      activated_at: null,
    })
    const [user] = await rowsOf('select * from users where email = $1', [body.email])
    expect(user).toMatchObject({
      username: 'Otávia Brandão',
      phone: '+5531987654321',
      permissions_groups: ['CLIENTE', 'GESTOR'],
      is_company_admin: true,
      active: true,
      must_change_password: false,
      company_id: company?.id,
    })
    expect(await rowsOf('select * from addresses where company_id = $1', [company?.id])).toMatchObject([
      { label: 'Sede', recipient_name: 'Otávia Brandão', postal_code: '30140071', city: 'Belo Horizonte' },
    ])
  })

  it('stores the consent (version, time, IP address) and the history', async () => {
    const body = application()
    await open(body)
    const [user] = await rowsOf<{ id: number }>('select id from users where email = $1', [body.email])
    const consents = await rowsOf<{ created_at: Date }>('select * from privacy_consents where user_id = $1', [user?.id])
    expect(consents).toMatchObject([{ version: PRIVACY_POLICY_VERSION, ip_address: 'unknown' }])
    expect(Date.now() - (consents[0]?.created_at.getTime() ?? 0)).toBeLessThan(10_000)
    const history = await rowsOf('select model_name, action from event_logs where actor_id = $1 order by id', [
      user?.id,
    ])
    expect(history).toEqual([
      { model_name: 'company', action: 'created' },
      { model_name: 'address', action: 'created' },
      { model_name: 'user', action: 'registered' },
      { model_name: 'user', action: 'consented' },
    ])
  })

  it('mails the user, and the staff who may activate the company', async () => {
    const activator = await aStaffUser(['GERENTE VENDEDOR'])
    const other = await aStaffUser(['FINANCEIRO'])
    const body = application()
    await open(body)
    expect((await mailsTo(body.email)).map(({ subject }) => subject)).toEqual([
      'Confirme seu e-mail para criar a conta',
      'Recebemos o cadastro da sua empresa',
    ])
    expect((await mailsTo(activator.email)).map(({ subject }) => subject)).toEqual([
      'Nova empresa para ativar: Pedra Viva Arquitetura Ltda.',
    ])
    expect(await mailsTo(other.email)).toEqual([])
  })

  it('lets the user log in, but refuses the rest until activation', async () => {
    const body = application()
    await open(body)
    const login = await callApi<LoginAnswer>('POST', '/login', { body: { email: body.email, password: PASSWORD } })
    expect(login.status).toBe(200)
    expect(login.body.user.waits_for).toBe('activation')
    expect(await callApi('GET', '/checkout', { token: login.body.access })).toMatchObject({
      status: 403,
      body: { code: 'activation_required' },
    })
  })

  it.each<[string, (body: Register) => object, Record<string, string[]>]>([
    ['a name of two letters', (b) => ({ ...b, full_name: 'Jo' }), { full_name: ['Digite um nome válido'] }],
    ['a wrong e-mail', (b) => ({ ...b, email: 'otavia@' }), { email: ['Digite um email válido'] }],
    ['a fixed line', (b) => ({ ...b, phone: '(31) 3333-4444' }), { phone: ['Digite um celular válido'] }],
    [
      'a wrong CNPJ',
      (b) => ({ ...b, company: { ...b.company, cnpj: '11222333000182' } }),
      { 'company.cnpj': ['Digite um CNPJ válido'] },
    ],
    [
      'a CEP of seven digits',
      (b) => ({ ...b, address: { ...b.address, postal_code: '3014007' } }),
      { 'address.postal_code': ['Digite um CEP válido'] },
    ],
    [
      'an empty street',
      (b) => ({ ...b, address: { ...b.address, street: ' ' } }),
      { 'address.street': ['Preencha esse campo'] },
    ],
    ['no password', (b) => ({ ...b, password: '' }), { password: ['Digite sua senha'] }],
    [
      'a password with the company in it',
      (b) => ({ ...b, password: 'Pedra-Viva-41' }),
      { password: ['Sem seu nome, e-mail, celular ou dados da empresa'] },
    ],
    [
      'no consent',
      (b) => ({ ...b, privacy_policy: undefined }),
      { privacy_policy: ['Leia e aceite a política de privacidade'] },
    ],
    [
      'consent to an older policy',
      (b) => ({ ...b, privacy_policy: '2020-01-01' }),
      { privacy_policy: ['Leia e aceite a política de privacidade'] },
    ],
  ])('refuses %s at its field, and writes nothing', async (_, spoil, fields) => {
    const before = await everything()
    expect(await register(spoil(application()))).toMatchObject({ status: 400, body: { code: 'invalid', fields } })
    expect(await everything()).toEqual(before)
  })

  it('cannot set its own rights or activation', async () => {
    expect((await register({ ...application(), is_company_admin: true })).status).toBe(400)
    expect((await register({ ...application(), company: { ...application().company, activate: true } })).status).toBe(
      400,
    )
  })
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
    expect(await open(application({ company: body.company }))).toMatchObject({ status: 204 })
  })

  it('opens the account with the link of the mail, once and within 48 hours', async () => {
    const [late, used] = [application(), application()]
    await register(late)
    const token = await tokenTo(late.email)
    await rowsOf(`update registrations set expires_at = now() where applicant ->> 'email' = $1`, [late.email])
    expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'link_not_valid' } })
    await purgeRegistrations()
    expect(await rowsOf(`select 1 from registrations where applicant ->> 'email' = $1`, [late.email])).toEqual([])

    expect((await open(used)).status).toBe(204)
    expect((await confirm(await tokenTo(used.email))).status).toBe(400)
    expect((await confirm('x'.repeat(43))).status).toBe(400)
  })

  it('is refused by its link when the company got an account in the meantime', async () => {
    const [slow, fast] = [application(), application()]
    slow.company = fast.company
    await register(slow)
    const token = await tokenTo(slow.email)
    await open(fast)
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
