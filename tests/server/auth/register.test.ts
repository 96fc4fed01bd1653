import { db } from '@/server/db/client'
import { rateLimits } from '@/server/db/schema'
import type { LoginAnswer } from '@/services/auth/auth.schema'
import type { Register } from '@/services/auth/register.schema'
import { PRIVACY_POLICY_VERSION } from '@/services/users/privacy.rules'
import { callApi } from '@/tests/factories/http/call-api'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import {
  application,
  everything,
  mailsTo,
  openAccount,
  PASSWORD,
  register,
} from '@/tests/factories/people/registration'

beforeEach(async () => {
  await db().delete(rateLimits)
})

describe('registering a company', () => {
  it('creates it, once the e-mail is confirmed, inactive, with its address and its first user', async () => {
    const body = application({ company: { ...application().company, cnpj: '12.abc.345/01de-35' } })
    expect(await openAccount(body)).toMatchObject({ status: 204, body: null })
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
    await openAccount(body)
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
    await openAccount(body)
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
    await openAccount(body)
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
