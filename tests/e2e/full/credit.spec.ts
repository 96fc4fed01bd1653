import { expect, test } from '@playwright/test'
import { logInAs } from '../journeys/people'

test('finance queries a company, reloads and reads its report; a refusal shows the specified message', async ({
  page,
}) => {
  const ask = async (cnpj: string): Promise<void> => {
    await page.getByLabel('CNPJ', { exact: true }).fill(cnpj)
    await page.getByLabel('Finalidade').selectOption('Cadastrar um cliente')
    await page.getByRole('button', { name: 'Consultar', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Consultar e pagar' }).click()
    await expect(page).toHaveURL(/consulta=\d+/)
  }
  await logInAs(page, 'financeiro')
  await page.goto('/platform/admin/consult-credit')
  await ask('34028316000103')
  await page.reload()
  await expect(page.getByRole('img', { name: /^Score: / })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Registros negativos' })).toContainText('PEFIN')
  await expect(page.getByRole('region', { name: 'Últimas consultas' }).getByRole('link')).toHaveCount(1)

  await page.getByRole('button', { name: 'Nova consulta', exact: true }).click()
  await ask('99000404000142')
  const failed = 'Houve algum erro na consulta, Tente novamente mais tarde'
  await expect(page.getByRole('heading', { name: failed })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
})
