import type { Register } from '@/services/auth/register.schema'
import { isCnpj } from '@/services/companies/cnpj.rules'
import { PRIVACY_POLICY_VERSION } from '@/services/users/privacy.rules'
import { drainJobs } from '@/server/jobs/queue'
import { callApi } from '../http/call-api'
import { rowsOf } from '../rows'

export const PASSWORD = 'Jabuticaba-Roxa-41'
let made = 0

/** A valid CNPJ for each registration. */
function cnpjOf(number: number): string {
  const root = `NOVA${String(number).padStart(4, '0')}0001`
  const digits = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'))
  return root + (digits.find((check) => isCnpj(root + check)) ?? '')
}

type Answer = { code: string; errors: string[]; fields?: Record<string, string[]> } | null

/** A valid registration, each with its own CNPJ and e-mail. */
export function application(overrides: Partial<Register> = {}): Register {
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

export const register = (body: object) => callApi<Answer>('POST', '/register', { body })
export const confirm = (token: string) => callApi<Answer>('POST', '/register/confirm', { body: { token } })

/** The token of the link that was mailed to this address. */
export async function tokenTo(email: string): Promise<string> {
  const [mail] = await rowsOf<{ data: { action?: { url: string } } }>(
    'select data from mail_outbox where recipient = $1 order by id desc limit 1',
    [email],
  )
  return mail?.data.action?.url.split('?action=confirm-registration#token=')[1] ?? ''
}

/** Registers and opens the mailed link. */
export async function openAccount(body: Register) {
  expect(await register(body)).toMatchObject({ status: 204, body: null })
  return confirm(await tokenTo(body.email))
}

/** Subject and text of the mails to this address, once they are sent. */
export async function mailsTo(email: string) {
  await drainJobs()
  return rowsOf<{ subject: string; text: string }>(
    `select coalesce(subject, data ->> 'subject') as subject, text from mail_outbox where recipient = $1 order by id`,
    [email],
  )
}

/** All that a registration may write. */
export const everything = async () => ({
  companies: await rowsOf('select * from companies order by id'),
  users: await rowsOf('select * from users order by id'),
  addresses: await rowsOf('select * from addresses order by id'),
  consents: await rowsOf('select * from privacy_consents order by id'),
  history: await rowsOf('select * from event_logs order by id'),
})
