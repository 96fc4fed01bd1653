import {
  EMPTY_REGISTER,
  isValidRegister,
  registerErrors,
  type RegisterForm,
  restoreDraft,
  toRegisterBody,
  withoutPasswords,
} from '@/services/auth/register-form.rules'
import { PRIVACY_POLICY_VERSION } from '@/services/users/privacy.rules'

const form = (overrides: Partial<RegisterForm> = {}): RegisterForm => ({
  ...EMPTY_REGISTER,
  cnpj: '12.ABC.345/01DE-35',
  corporate_name: ' Pedra Viva Arquitetura Ltda. ',
  trade_name: 'Pedra Viva',
  postal_code: '30140-071',
  state: 'MG',
  city: 'Belo Horizonte',
  street: 'Rua dos Inconfidentes',
  number: '1010',
  full_name: 'Otávia Brandão',
  email: 'otavia@pedra.example',
  phone: '(31) 98765-4321',
  password: 'Jabuticaba-Roxa-41',
  password_again: 'Jabuticaba-Roxa-41',
  consent: true,
  ...overrides,
})

describe('the registration form', () => {
  it('becomes the request body: trimmed, the CEP as digits, without empty fields', () => {
    expect(isValidRegister(form())).toEqual({
      full_name: 'Otávia Brandão',
      email: 'otavia@pedra.example',
      phone: '(31) 98765-4321',
      password: 'Jabuticaba-Roxa-41',
      company: { cnpj: '12.ABC.345/01DE-35', corporate_name: 'Pedra Viva Arquitetura Ltda.', trade_name: 'Pedra Viva' },
      address: {
        postal_code: '30140071',
        state: 'MG',
        city: 'Belo Horizonte',
        street: 'Rua dos Inconfidentes',
        number: '1010',
      },
      privacy_policy: PRIVACY_POLICY_VERSION,
    })
    expect(registerErrors(form())).toEqual({})
  })

  it('has an error message for each field, as specified', () => {
    expect(registerErrors(EMPTY_REGISTER)).toEqual({
      cnpj: 'Digite um CNPJ válido',
      corporate_name: 'Informe a razão social',
      trade_name: 'Informe o nome fantasia',
      postal_code: 'Digite um CEP válido',
      state: 'Preencha esse campo',
      city: 'Preencha esse campo',
      street: 'Preencha esse campo',
      number: 'Preencha esse campo',
      full_name: 'Digite um nome válido',
      email: 'Digite um email válido',
      phone: 'Digite um celular válido',
      password: 'Digite sua senha',
      consent: 'Leia e aceite a política de privacidade',
    })
  })

  it.each<[Partial<RegisterForm>, Record<string, string>]>([
    [{ password_again: 'Jabuticaba-Roxa-42' }, { password_again: 'As senhas não correspondem' }],
    [{ password: 'Ja-41', password_again: 'Ja-41' }, { password: 'No mínimo 8 caracteres' }],
    [{ password: 'jabuticaba-41', password_again: 'jabuticaba-41' }, { password: 'No mínimo 1 letra maiúscula' }],
    [{ password: 'JABUTICABA-41', password_again: 'JABUTICABA-41' }, { password: 'No mínimo 1 letra minúscula' }],
    [{ password: 'Jabuticabeira', password_again: 'Jabuticabeira' }, { password: 'No mínimo 1 número' }],
    [
      { password: 'Otavia-4141x', password_again: 'Otavia-4141x' },
      { password: 'Sem seu nome, e-mail, celular ou dados da empresa' },
    ],
    [{ cnpj: '12.ABC.345/01DE-34' }, { cnpj: 'Digite um CNPJ válido' }],
  ])('with %j has the errors %j', (wrong, errors) => {
    expect(registerErrors(form(wrong))).toEqual(errors)
  })

  it('sends the consent only when it was given', () => {
    expect(toRegisterBody(form({ consent: false }))).not.toHaveProperty('privacy_policy')
  })
})

describe('the draft restored after a page refresh', () => {
  it('is everything except the password and the consent', () => {
    const kept = withoutPasswords(form())
    expect(JSON.stringify(kept)).not.toContain('Jabuticaba')
    expect(restoreDraft(JSON.parse(JSON.stringify(kept)))).toEqual(
      form({ password: '', password_again: '', consent: false }),
    )
  })

  it.each([[null], ['x'], [{ cnpj: 7, password: 'Abcdefg1', else: 'x' }]])('is empty for %j', (kept) => {
    expect(restoreDraft(kept)).toEqual(EMPTY_REGISTER)
  })
})
