import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import type { ProductTypeDetail } from '@/services/simulation/simulation.schema'
import { anOrderToAnalyse, aReturnToAppraise, callsOf } from '../journeys/order-by-api'
import { logInAs } from '../journeys/people'
import { expectToast } from '../journeys/toast'

// No misstep of a tired person goes unnoticed or stays for good: appraisals, documents, forms.

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('an appraisal wants every test, and can be undone and corrected', async ({ page, request }) => {
  const { id, serials } = await aReturnToAppraise(request, 2)
  const [first = '', second = ''] = serials
  await logInAs(page, 'operacao')
  await page.goto(`/platform/admin/returnals/${String(id)}`)
  const unit = (serial: string) => page.getByRole('group', { name: serial })
  const group = (serial: string, name: string) => unit(serial).getByRole('group', { name })
  const answer = (serial: string, name: string, choice: string) =>
    group(serial, name).getByRole('button', { name: choice }).click()

  await test.step('nothing is preselected, and without the tests nothing is registered', async () => {
    await expect(unit(first).getByRole('button', { pressed: true })).toHaveCount(0)
    await expect(unit(first).getByText(/^Faltam \d+:/)).toBeVisible()
    await unit(first)
      .getByRole('button', { name: /^Registrar/ })
      .click()
    await expect(group(first, 'Dados apagados').getByRole('button', { name: 'Em ordem' })).toBeFocused()
    await expect(unit(first)).toBeVisible()
  })
  await test.step('a fault rules out good state and the shelf', async () => {
    await page.keyboard.press('t')
    await answer(first, 'Dados apagados', 'Com falha')
    await expect(group(first, 'Destino').getByRole('button', { name: 'Prateleira' })).toBeDisabled()
    await expect(group(first, 'Condição').getByRole('button', { name: 'Em bom estado' })).toBeDisabled()
  })
  await test.step('"Tudo em ordem" answers all in one go; the toast undoes', async () => {
    await press(page, 'Tudo em ordem')
    await page.keyboard.press('Escape')
    await unit(first)
      .getByRole('button', { name: /^Registrar/ })
      .click()
    await expectToast(page, `${first}: volta para a prateleira`)
    await press(page, 'Desfazer')
    await expectToast(page, `Avaliação de ${first} desfeita`)
    await expect(unit(first).getByRole('button', { pressed: true })).toHaveCount(0)
  })
  await test.step('once registered it can be corrected', async () => {
    for (const serial of [first, second]) {
      await unit(serial).getByRole('button', { name: 'Tudo em ordem' }).click()
      await unit(serial)
        .getByRole('button', { name: /^Registrar/ })
        .click()
      await expectToast(page, `${serial}: volta para a prateleira`)
    }
    await page.reload()
    await page
      .getByRole('list', { name: 'Equipamentos da devolução' })
      .getByRole('button', { name: new RegExp(first) })
      .click()
    await press(page, `Ações de ${first}`)
    await page.getByRole('menuitem', { name: 'Corrigir avaliação' }).click()
    await answer(first, 'Carcaça', 'Com falha')
    await unit(first).getByLabel('O que foi encontrado').fill('Tampa trincada no canto.')
    await answer(first, 'Condição', 'Com avaria')
    await answer(first, 'Destino', 'Manutenção')
    await press(page, 'Salvar correção')
    await expectToast(page, `Avaliação de ${first} corrigida`)
    await expect(page.getByText('“Tampa trincada no canto.”')).toBeVisible()
  })
  await test.step('the history has what was undone, and what the correction changed', async () => {
    await page.getByRole('link', { name: 'Ver pedido' }).click()
    await press(page, 'Abrir o registro completo')
    const entries = page.getByRole('dialog').getByRole('listitem')
    const corrected = entries.filter({ hasText: 'Avaliação corrigida' })
    await expect(corrected).toContainText(first)
    await expect(corrected).toContainText('Volta para a prateleira → Vai para manutenção')
    await expect(corrected).toContainText('Tampa trincada no canto.')
    await expect(entries.filter({ hasText: 'Avaliação desfeita' })).toContainText(first)
  })
})

test('documents are checked by name, decided once, and a decision can be changed', async ({ page, request }) => {
  const { order_mask_id: maskId, company } = await anOrderToAnalyse(request)
  await logInAs(page, 'juridico')
  await page.goto(`/platform/admin/orders/${String(company.id)}/${maskId}`)
  const decision = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Mudar decisão' }) })
  const next = page.getByRole('button', { name: /^Ver o próximo/ })
  const check = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) })

  await test.step('a tick is kept over a reload, with who made it', async () => {
    await expect(page.getByText('Faltam conferir 5 pontos: ao aprovar, perguntamos antes.')).toBeVisible()
    await page.keyboard.press('1')
    await expect(page.getByText(/^você · hoje, /)).toBeVisible()
    await page.reload()
    await expect(check('Em nome da empresa')).toBeChecked()
    await expect(check('Todas as páginas')).not.toBeChecked()
    await expect(page.getByText(/^você · hoje, /)).toBeVisible()
  })
  await test.step('approving without the other four asks', async () => {
    await press(page, 'Aprovar')
    const question = page.getByRole('dialog', { name: 'Aprovar sem conferir 4 pontos?' })
    await question.getByRole('button', { name: 'Voltar e conferir' }).click()
    await expect(question).toBeHidden()
    await expect(page.getByText('0 de 4 decididos')).toBeVisible()
    await press(page, 'Aprovar')
    await question.getByRole('button', { name: 'Aprovar assim mesmo' }).click()
    await expect(decision).toContainText('Aprovado por você')
    await expect(decision).toContainText('1 de 5 pontos')
  })
  await test.step('the keyboard does the rest, and ends at "Concluir análise", the only solid button', async () => {
    for (const decided of [2, 3, 4]) {
      await expect(next).toBeFocused()
      await page.keyboard.press('Enter')
      // The second press meets a decided document.
      await page.keyboard.press('a')
      await page.keyboard.press('a')
      await expect(decision).toContainText('4 de 4 pontos')
      await expect(page.getByText(`${String(decided)} de 4 decididos`)).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Concluir análise' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Aprovar', exact: true })).toHaveCount(0)
    await expect(page.getByText('4 documentos aprovados')).toBeVisible()
  })
  await test.step('a decision is changed, and the history says what was open', async () => {
    await press(page, 'Mudar decisão')
    await page.keyboard.press('r')
    await page.keyboard.type('Falta a assinatura do contador.')
    await press(page, 'Reprovar')
    await expect(decision).toContainText('Reprovado por você')
    await expect(decision).toContainText('Falta a assinatura do contador.')
    await press(page, 'Mudar decisão')
    await page.keyboard.press('a')
    await expect(decision).toContainText('Aprovado por você')
    await press(page, 'Abrir o registro completo')
    const log = page.getByRole('dialog')
    await expect(log.getByText('Sem conferir').first()).toBeAttached()
    await page.keyboard.press('Escape')
  })
  await test.step('the analysis is concluded', async () => {
    await press(page, 'Concluir análise')
    await page.getByRole('dialog').getByRole('button', { name: 'Concluir análise' }).click()
    await expectToast(page, 'Análise concluída')
  })
})

const LONG_FORMS = [
  ['/platform/admin/register-client', 'Razão social'],
  ['/platform/admin/properties/new', 'Nome'],
  ['/platform/admin/products/simulators/new', 'Nome'],
  ['/platform/admin/products/new', 'Modelo'],
  ['/platform/settings', 'Nome'],
] as const

test('no long form is left without a question', async ({ page }) => {
  await logInAs(page, 'admin')
  for (const [address, label] of LONG_FORMS) {
    await test.step(address, async () => {
      await page.goto(address)
      await page.getByLabel(label, { exact: true }).fill('Ainda não salvo')
      await page.getByRole('banner').getByRole('link', { name: 'Pedidos', exact: true }).click()
      const question = page.getByRole('dialog', { name: 'Sair sem salvar?' })
      await question.getByRole('button', { name: 'Sair sem salvar' }).click()
      await expect(page).toHaveURL(/\/platform\/admin\/orders$/)
    })
  }
})

test('a changed product form is not left without a question', async ({ page, request }) => {
  const { send } = await callsOf(request, 'admin')
  type Choices = { categories: { id: number }[]; product_types: ProductTypeDetail[] }
  const { categories, product_types } = await send<Choices>('GET', '/product-management-choices')
  const name = `Guarda ${randomUUID().slice(0, 8)}`
  const kinds = { category_id: categories[0]?.id, product_type_id: product_types[0]?.id }
  const text = { name, model: 'G1', title: name, description: 'De um teste.', price: '100.00' }
  const { id } = await send<{ id: number }>('POST', '/product-management', { ...text, ...kinds })
  const address = `/platform/admin/products/${String(id)}`
  await logInAs(page, 'admin')
  await page.goto(address)
  const model = page.getByLabel('Modelo', { exact: true })
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  const leave = () => page.getByRole('banner').getByRole('link', { name: 'Pedidos', exact: true }).click()

  await expect(model).toHaveValue('G1')
  await model.fill('G2')
  await test.step('by a link of the header', async () => {
    await leave()
    await question.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(page).toHaveURL(new RegExp(address))
    await expect(model).toHaveValue('G2')
  })
  await test.step('by a reload', async () => {
    const asked = page.waitForEvent('dialog')
    void page.reload().catch(() => undefined)
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await expect(model).toHaveValue('G2')
  })
  await test.step('who wants to, leaves', async () => {
    await leave()
    await question.getByRole('button', { name: 'Sair sem salvar' }).click()
    await expect(page).toHaveURL(/\/platform\/admin\/orders/)
    await page.goto(address)
    await expect(model).toHaveValue('G1')
  })
})
