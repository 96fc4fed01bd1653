import { brokenRules, type PersonalData } from '@/services/auth/password.rules'

const MARINA: PersonalData = {
  full_name: 'Marina Sá Gonçalves',
  email: 'compras.ma@horizonte.com.br',
  phone: '+5511987654321',
  corporate_name: 'Aço Três Rios Ltda.',
  trade_name: 'Tresaço',
  cnpj: '12ABC34501DE35',
}

const PERSONAL = 'Sem seu nome, e-mail, celular ou dados da empresa'

describe('the rules of a password', () => {
  it.each([
    [
      '',
      [
        'No mínimo 8 caracteres',
        'No mínimo 1 letra maiúscula',
        'No mínimo 1 letra minúscula',
        'No mínimo 1 número',
        PERSONAL,
      ],
    ],
    ['Curta1a', ['No mínimo 8 caracteres']],
    ['minuscula77', ['No mínimo 1 letra maiúscula']],
    ['MAIUSCULA77', ['No mínimo 1 letra minúscula']],
    ['SemNumero', ['No mínimo 1 número']],
    ['Ângulo77ç', []],
    ['ação Édifícil 7', []],
    ['Quase8cr', []],
  ])('are broken by %j: %j', (password, messages) => {
    expect(brokenRules(password)).toEqual(messages)
  })
})

describe('personal data in a password', () => {
  it.each([
    ['the first name', 'xxMarina77'],
    ['a name whatever its case and accents', 'GONCALVES77x'],
    ['a name with signs in between', 'M.a.r.i.n.a77'],
    ['the mailbox', 'Compras7788'],
    ['the domain', 'Horizonte77'],
    ['the first half of the phone', 'Ab98765xyz'],
    ['the last half of the phone', 'Abcd4321xyz'],
    ['the company', 'RiosxyzA1'],
    ['the trade name', 'TRESACOxy7b'],
    ['the CNPJ', 'xy12abcZ9q'],
    ['the CNPJ with its mask', 'x12.ABC.345q7'],
  ])('is refused: %s', (_, password) => {
    expect(brokenRules(password, MARINA)).toEqual([PERSONAL])
  })

  it.each([
    ['fragments too short to identify a person', 'SaComBr77xy'],
    ['the ending of a domain', 'Xcombr7799'],
    ['a legal form of companies', 'Ltda7799xY'],
    ['branch and check digits', 'De35Wq77zx'],
  ])('is not seen in %s', (_, password) => {
    expect(brokenRules(password, MARINA)).toEqual([])
  })

  it('is not checked where it is unknown', () => {
    expect(brokenRules('Qualquer77', { full_name: null, email: '', phone: '11', cnpj: 'x' })).toEqual([])
  })
})
