import { expect, test } from '@playwright/test'
import { logInWith } from '../journeys/accounts'
import { mailTo } from '../journeys/mailbox'
import { logInAs } from '../journeys/people'
import { expectToast } from '../journeys/toast'

const OWN = 'Jabuticaba-Roxa-41'

test('a gestor creates a colaborador, who logs in with the mailed password and loses access when disabled', async ({
  page,
  browser,
  request,
}) => {
  const email = 'nina.rocha@horizonte.example'
  await logInAs(page, 'gestor')
  await page.goto('/platform/users')
  await page.getByRole('button', { name: 'Novo usuário' }).click()
  const form = page.getByRole('dialog', { name: 'Novo usuário' })
  await form.getByLabel('Nome completo').fill('Nina Rocha')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Tipo').selectOption('COLABORADOR')
  await form.getByRole('button', { name: 'Criar usuário' }).click()
  await expectToast(page, 'Usuário criado. A senha de acesso foi enviada por e-mail.')

  const mail = await mailTo(request, email, 'Sua senha de acesso à Arrenda')
  const temporary = /Senha temporária\s+(\S+)/.exec(mail)?.[1] ?? ''
  const nina = await (await browser.newContext()).newPage()
  await logInWith(nina, email, temporary)
  await nina.getByLabel('Senha temporária').fill(temporary)
  await nina.getByLabel('Nova senha').fill(OWN)
  await nina.getByLabel('Repita a senha').fill(OWN)
  await nina.getByRole('button', { name: 'Salvar e continuar' }).click()
  await expect(nina.getByRole('heading', { level: 1, name: 'Equipamentos' })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Buscar usuários' }).fill('nina')
  const row = page.getByRole('row', { name: /Nina Rocha/ })
  await expect(page.getByText('1 usuário', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: 'Ações de Nina Rocha' }).click()
  await page.getByRole('menuitem', { name: 'Desativar' }).click()
  const question = page.getByRole('dialog', { name: 'Desativar Nina Rocha?' })
  await question.getByRole('button', { name: 'Desativar usuário' }).click()
  await expectToast(page, 'Nina Rocha não tem mais acesso.')
  await expect(row).toContainText('Desativado')

  await nina.reload()
  await expect(nina.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
  await nina.context().close()
})

test('staff register a client and activate it, and its admin is notified', async ({ page, request }) => {
  const email = 'iris@aroeira.example'
  await logInAs(page, 'admin')
  await page.goto('/platform/admin/register-client')
  await page.getByRole('button', { name: 'Cadastrar cliente' }).click()
  await expect(page.getByText('Digite um CNPJ válido')).toBeVisible()
  await page.getByLabel('CNPJ').fill('BR.LOC.001/0001-08')
  await page.getByLabel('Razão social').fill('Papelaria Aroeira Ltda.')
  await page.getByLabel('Nome completo').fill('Íris Prado')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Celular').fill('11987654321')
  await page.getByLabel('CEP').fill('01310-200')
  await expect(page.getByText('Preenchemos o endereço para você conferir.')).toBeVisible()
  await page.getByLabel('Número').fill('900')
  await page.getByRole('button', { name: 'Cadastrar cliente' }).click()
  await expectToast(page, 'Empresa cadastrada. A senha de acesso foi enviada por e-mail.')
  await expect(page.getByRole('heading', { level: 1, name: 'Papelaria Aroeira Ltda.' })).toBeVisible()
  await mailTo(request, email, 'Sua senha de acesso à Arrenda')

  await page.goto('/platform/admin/clients?situacao=waiting&busca=brloc001')
  await page.getByRole('link', { name: 'Papelaria Aroeira Ltda.' }).click()
  await page.getByRole('button', { name: 'Ativar empresa' }).click()
  const question = page.getByRole('dialog', { name: 'Ativar Papelaria Aroeira Ltda.?' })
  await question.getByRole('button', { name: 'Ativar empresa' }).click()
  await expectToast(page, 'Papelaria Aroeira Ltda. está ativa. Avisamos quem administra a conta.')
  await expect(page.getByText('Acesso liberado')).toBeVisible()
  await mailTo(request, email, 'Sua empresa está ativa na Arrenda')
})
