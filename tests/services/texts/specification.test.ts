import { readFileSync } from 'node:fs'
import { ValidationError } from 'yup'
import { loginForm } from '@/services/auth/auth.schema'
import { newPasswordErrors } from '@/services/auth/new-password.rules'
import { brokenRules } from '@/services/auth/password.rules'
import { registerBody } from '@/services/auth/register.schema'
import { number, object } from '@/services/config/validation'

/** The error messages of a schema for one field of an invalid value. */
function messagesOf(schema: typeof registerBody | typeof loginForm, value: unknown, field: string): string[] {
  try {
    schema.validateSync(value, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.filter(({ path }) => path === field).flatMap(({ errors }) => errors)
  }
}

const REGISTRATION = {
  full_name: 'M',
  email: 'marina',
  phone: '123',
  password: 'x',
  company: { cnpj: '11.222.333/0001-00', corporate_name: 'Horizonte', trade_name: 'Horizonte' },
  address: { postal_code: '123', state: 'SP', city: 'São Paulo', street: 'Rua', number: '1' },
  privacy_policy: '',
}

describe('the messages of section 5, word for word', () => {
  it.each([
    ['full_name', 'Digite um nome válido'],
    ['email', 'Digite um email válido'],
    ['phone', 'Digite um celular válido'],
    ['company.cnpj', 'Digite um CNPJ válido'],
    ['address.postal_code', 'Digite um CEP válido'],
  ])('of the registration: %s, %s', (field, message) => {
    expect(messagesOf(registerBody, REGISTRATION, field)).toContain(message)
  })

  it.each([
    ['email', 'Digite um email válido'],
    ['password', 'Digite sua senha'],
  ])('of the login: %s, %s', (field, message) => {
    expect(messagesOf(loginForm, { email: 'marina', password: '' }, field)).toContain(message)
  })

  it('of an empty field', () => {
    const empty = { ...REGISTRATION, address: { ...REGISTRATION.address, street: undefined } }
    expect(messagesOf(registerBody, empty, 'address.street')).toEqual(['Preencha esse campo'])
  })

  it('of an invalid number', () => {
    expect(() => object({ quantity: number() }).validateSync({ quantity: 'dez' })).toThrow('Somente números')
  })

  it('of the rules of a password', () => {
    expect(brokenRules('')).toEqual(
      expect.arrayContaining([
        'No mínimo 8 caracteres',
        'No mínimo 1 letra maiúscula',
        'No mínimo 1 letra minúscula',
        'No mínimo 1 número',
      ]),
    )
  })

  it('of a password that was not repeated', () => {
    const errors = newPasswordErrors({ password: 'Girassol2026', password_again: 'Girassol2025' })
    expect(errors).toEqual({ password_again: 'As senhas não correspondem' })
  })
})

describe('the texts of sections 2 and 8 that concern people', () => {
  // Other tests cover their behaviour; this one covers the exact wording.
  it.each([
    ['Email ou senha incorreta.', 'server/http/refusal.ts'],
    ['Não foi possível sair da sessão.', 'hooks/auth/session.mutations.ts'],
    ['Não foi possível mudar sua senha.', 'hooks/auth/auth.mutations.ts'],
    ['Erro ao deletar usuário. Tente novamente mais tarde', 'components/users/UserDialogs.tsx'],
    ['Ocorreu um erro. Tente novamente mais tarde', 'components/layout/app/queryClient.ts'],
    ['Algo deu errado', 'components/layout/access/CrashScreen.tsx'],
    ['A justificativa da recusa é obrigatória.', 'services/orders/workflow/order-commands.schema.ts'],
    ['Selecione a empresa', 'components/layout/company/CompanySwitcher.tsx'],
    ['Busque uma empresa', 'components/layout/company/CompanyList.tsx'],
    ['Essa página não existe :(', 'pages/404.tsx'],
    ['O servidor não está respondendo. Tente novamente mais tarde.', 'pages/500.tsx'],
    ['Pedido em Andamento', 'components/simulation/quotations/InProgressPrompt.tsx'],
    [
      'Você possui um pedido em andamento. Deseja continuar de onde parou?',
      'components/simulation/quotations/InProgressPrompt.tsx',
    ],
    ['Pouco provável', 'components/nps/ScoreStep.tsx'],
    ['Muito provável', 'components/nps/ScoreStep.tsx'],
    ['Nos conte o motivo da sua nota', 'components/nps/NpsQuestion.tsx'],
    ['Obrigado pelo seu feedback!', 'components/nps/NpsQuestion.tsx'],
  ])('“%s” is in %s', (text, file) => {
    expect(readFileSync(file, 'utf8')).toContain(text)
  })
})
