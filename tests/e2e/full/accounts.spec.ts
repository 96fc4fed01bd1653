import { expect, test } from '@playwright/test'
import { activate, confirmRegistration, fillCompany, inviteColleague, logInWith } from '../journeys/accounts'
import { mailTo } from '../journeys/mailbox'
import { PASSWORD, PEOPLE } from '../journeys/people'
import { expectToast } from '../journeys/toast'

const NEW = 'Jabuticaba-Roxa-41'

test('a company registers, waits for its activation and then uses the platform', async ({ page, request }) => {
  const email = 'otavia@pedrabonita.example'
  await page.goto('/register')
  await fillCompany(page, { cnpj: 'teste000000161', name: 'Pedra Bonita' })
  await page.getByLabel('Nome completo').fill('Otávia Brandão')
  await page.getByLabel('Celular').fill('31987654321')
  await page.getByLabel('E-mail').fill(email)

  // A refresh keeps everything that was typed except the password.
  await page.getByRole('textbox', { name: 'Senha', exact: true }).fill(NEW)
  await page.reload()
  await expect(page.getByLabel('CNPJ')).toHaveValue('TE.STE.000/0001-61')
  await expect(page.getByLabel('Número')).toHaveValue('1010')
  await expect(page.getByRole('textbox', { name: 'Senha', exact: true })).toHaveValue('')

  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByText('Digite sua senha')).toBeVisible()
  await expect(page.getByText('Leia e aceite a política de privacidade')).toBeVisible()
  await page.getByRole('textbox', { name: 'Senha', exact: true }).fill(NEW)
  await page.getByLabel('Repita a senha').fill(`${NEW}x`)
  await expect(page.getByText('As senhas não correspondem')).toBeVisible()
  await page.getByLabel('Repita a senha').fill(NEW)
  await expect(page.getByRole('list', { name: 'Regras da senha' }).getByText('cumprida')).toHaveCount(6)
  await page.getByLabel(/Li e aceito/).check()
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeVisible()
  await expectToast(page, 'Cadastro recebido. Confirme o link que enviamos para o seu e-mail.')
  await confirmRegistration(page, email)
  await mailTo(request, email, 'Recebemos o cadastro da sua empresa')

  await logInWith(page, email, NEW)
  await expect(page.getByRole('heading', { name: 'Conta aguardando ativação' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Simular' })).toBeVisible()
  await page.goto('/platform/my-orders')
  await expect(page.getByRole('heading', { name: 'Conta aguardando ativação' })).toBeVisible()

  await activate(request, 'TESTE0000001')
  await page.getByRole('button', { name: 'Verificar agora' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meus pedidos' })).toBeVisible()
})

test('a forgotten password is reset with a mailed link, which works once', async ({ page, request }) => {
  const email = 'otavio.reis@horizonte.example'
  await page.goto('/?action=login')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  const recover = page.getByRole('dialog', { name: 'Recuperar a senha' })
  await recover.getByLabel('E-mail').fill(email)
  await recover.getByRole('button', { name: 'Enviar link' }).click()
  await expect(recover.getByText('Se houver uma conta com esse e-mail')).toBeVisible()

  const text = await mailTo(request, email, 'Crie uma nova senha da Arrenda')
  const link = new URL(/https?:\/\/\S+reset-password#token=[\w-]+/.exec(text)?.[0] ?? '')
  await page.goto(`${link.pathname}${link.search}${link.hash}`)
  const reset = page.getByRole('dialog', { name: 'Criar nova senha' })
  await expect(reset.getByLabel('Nova senha')).toBeVisible()
  await expect(page).toHaveURL(/\/\?action=reset-password$/)
  await reset.getByLabel('Nova senha').fill(NEW)
  await reset.getByLabel('Repita a senha').fill(NEW)
  await reset.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expectToast(page, 'Senha alterada. Entre com a nova senha.')
  await logInWith(page, email, NEW)
  await expect(page).toHaveURL(/\/platform\//)

  await page.goto('/404')
  await page.goto(`${link.pathname}${link.search}${link.hash}`)
  await reset.getByLabel('Nova senha').fill('Outra-Roxa-42')
  await reset.getByLabel('Repita a senha').fill('Outra-Roxa-42')
  await reset.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(reset.getByText('Este link não vale mais')).toBeVisible()
})

test('a temporary password must be replaced at the first login', async ({ page, request }) => {
  const email = 'iracema@horizonte.example'
  const temporary = await inviteColleague(request, email)
  await logInWith(page, email, temporary)
  await expect(page.getByRole('heading', { name: 'Escolha sua senha' })).toBeVisible()
  await page.goto('/platform/equipment')
  await page.getByLabel('Senha temporária').fill('errada')
  await page.getByLabel('Nova senha').fill(NEW)
  await page.getByLabel('Repita a senha').fill(NEW)
  await page.getByRole('button', { name: 'Salvar e continuar' }).click()
  await expectToast(page, 'Não foi possível mudar sua senha.')
  await expect(page.getByText('A senha atual não confere.')).toBeVisible()
  await page.getByLabel('Senha temporária').fill(temporary)
  await page.getByRole('button', { name: 'Salvar e continuar' }).click()
  await expectToast(page, 'Senha alterada.')
  await expect(page.getByRole('heading', { name: 'Escolha sua senha' })).toHaveCount(0)
})

test('two tabs that refresh at once both stay logged in', async ({ page, context, request, baseURL }) => {
  const login = await request.post('/api/login', { data: { email: PEOPLE.gestor, password: PASSWORD } })
  const { refresh } = (await login.json()) as { refresh: string }
  await context.addCookies([
    { name: 'access', value: 'worn-out', url: baseURL ?? '' },
    { name: 'refresh', value: refresh, url: baseURL ?? '' },
  ])
  const other = await context.newPage()
  const sent: (string | undefined)[] = []
  const held: (() => void)[] = []
  // Both send the same token: the first refresh waits for the second.
  await context.route('**/api/login/refresh', async (route) => {
    sent.push((route.request().postDataJSON() as { refresh_token?: string }).refresh_token)
    if (sent.length === 2) held.forEach((go) => go())
    else await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  await Promise.all([page.goto('/platform/my-orders'), other.goto('/platform/my-orders')])
  // The heading is there before the person is known, the account after.
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: /^Sua conta/ })).toBeVisible()
  }
  expect(sent).toEqual([refresh, refresh])
  await context.unroute('**/api/login/refresh')
  for (const tab of [page, other]) {
    await tab.goto('/platform/home')
    await expect(tab).toHaveURL(/\/platform\/home$/)
    await expect(tab.getByRole('button', { name: /^Sua conta/ })).toBeVisible()
  }
})
