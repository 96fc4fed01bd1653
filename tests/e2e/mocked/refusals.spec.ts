import type { Page } from '@playwright/test'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { customer } from '../journeys/customer'
import { sendPdf } from '../journeys/files'
import { expectToast } from '../journeys/toast'
import { expect, test } from './harness'
import { enterAs, orderAt } from './session'

// Each test uses a different company, because the tests of one worker share its database.
test.describe.configure({ timeout: 120_000 })

const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()

/** Opens the staff page of this order. */
async function openAsStaff(page: Page, { company, order_mask_id }: OrderSummary): Promise<void> {
  await page.goto(`/platform/admin/orders/${String(company.id)}/${order_mask_id}`)
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${order_mask_id}` })).toBeVisible()
}

test('a proposal is refused only with a justification, issued again and accepted', async ({ page, context, api }) => {
  const gestor = 'gestor@tresrios.example'
  const order = await orderAt(api, gestor, { stage_name: 'PROPOSAL_AGREEMENT', turn: 'customer' })

  await test.step('the customer refuses', async () => {
    await enterAs(context, api, gestor)
    await customer.open(page, order.order_mask_id)
    await page.getByRole('button', { name: 'Recusar' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Recusar proposta' }).click()
    await expect(dialog.getByText('A justificativa da recusa é obrigatória.')).toBeVisible()
    await expect(dialog.getByLabel('Justificativa da recusa')).toBeFocused()

    await dialog.getByLabel('Justificativa da recusa').fill('Precisamos de 36 meses.')
    await dialog.getByRole('button', { name: 'Recusar proposta' }).click()
    await expectToast(page, 'Proposta recusada')
    await expect(page.getByText('A Arrenda está refazendo a proposta')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Aceitar proposta' })).toHaveCount(0)
  })

  await test.step('a salesperson issues a new version', async () => {
    await enterAs(context, api, 'gerente@arrenda.example')
    await openAsStaff(page, order)
    await expect(page.getByText('Precisamos de 36 meses.').first()).toBeVisible()
    const form = page.getByRole('form', { name: 'Nova proposta' })
    await form.getByLabel('Plano, em meses').fill('36')
    await form.getByRole('button', { name: 'Enviar nova proposta' }).click()
    await expectToast(page, 'Nova proposta enviada')
  })

  await test.step('the customer accepts it', async () => {
    await enterAs(context, api, gestor)
    await customer.open(page, order.order_mask_id)
    await expect(page.getByText('Versão 2')).toBeVisible()
    await customer.acceptProposal(page)
    await expect(page.getByText('Envie os documentos da empresa').first()).toBeVisible()
  })
})

test('only the reproved document is sent back, and can be replaced', async ({ page, context, api }) => {
  const gestor = 'gestor@vilaserena.example'
  const order = await orderAt(api, gestor, { stage_name: 'DOC_ANALYSIS', turn: 'staff' })

  await test.step('jurídico reproves the first and approves the others', async () => {
    await enterAs(context, api, 'juridico@arrenda.example')
    await openAsStaff(page, order)
    const choices = page.getByRole('list', { name: 'Documentos para analisar' }).getByRole('button')
    await expect(choices).toHaveCount(4)
    await choices.filter({ hasText: 'Contrato social' }).click()
    await page.getByRole('button', { name: 'Reprovar' }).click()
    await expect(page.getByText('Diga ao cliente o que corrigir.')).toBeVisible()
    await page.getByRole('button', { name: 'Ilegível' }).click()
    await page.getByRole('button', { name: 'Reprovar' }).click()
    for (const decided of [1, 2, 3]) {
      await expect(page.getByText(`${String(decided)} de 4 decididos`).first()).toBeVisible()
      await page.getByRole('button', { name: /^Ver o próximo/ }).click()
      await page.keyboard.press('a')
    }
    await expect(page.getByText('4 de 4 decididos').first()).toBeVisible()
    await page.getByRole('button', { name: 'Concluir análise' }).click()
    await confirm(page, 'Concluir análise')
    await expectToast(page, 'Documentos devolvidos para correção')
  })

  await test.step('the customer corrects what was reproved', async () => {
    await enterAs(context, api, gestor)
    await customer.open(page, order.order_mask_id)
    await expect(page.getByText('O que corrigir:')).toHaveCount(1)
    await expect(page.getByText('Não dá para ler. Envie uma cópia nítida e sem cortes.').first()).toBeVisible()
    await expect(page.getByLabel(/: (escolher|trocar) PDF$/)).toHaveCount(1)
    await sendPdf(page, 'Contrato social', 'Contrato nítido.pdf')
    await expectToast(page, 'Arquivo enviado')
    await page.getByRole('button', { name: 'Enviar para análise' }).click()
    await confirm(page, 'Enviar para análise')
    await expectToast(page, 'Documentos enviados para análise')
    await expect(page.getByText('A Arrenda está conferindo os documentos')).toBeVisible()
  })
})

test('reproved credit blocks the order until it is rolled back', async ({ page, context, api }) => {
  const order = await orderAt(api, 'gestor@atlantica.example', { stage_name: 'CREDIT_ANALYSIS' })
  await enterAs(context, api, 'financeiro@arrenda.example')
  await openAsStaff(page, order)

  await page.getByRole('button', { name: 'Reprovar crédito' }).click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('Faturamento abaixo do compromisso.')
  await confirm(page, 'Reprovar crédito')
  await expectToast(page, 'Crédito reprovado')
  await expect(page.getByText('Crédito reprovado: volte aos documentos ou cancele')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aprovar crédito' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Voltar para documentos' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('o cliente envia de novo.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Voltar para documentos' }).click()
  await expect(dialog.getByText('Diga por que o pedido volta.')).toBeVisible()
  await dialog.getByLabel('Motivo').fill('Enviar o balanço do ano.')
  await dialog.getByRole('button', { name: 'Voltar para documentos' }).click()
  await expectToast(page, 'Pedido voltou para documentos')
  await expect(page.getByText('Enviar o balanço do ano.').first()).toBeVisible()
})

test('an order is cancelled with a reason, for good', async ({ page, context, api }) => {
  const gestor = 'gestor@bomgrao.example'
  const order = await orderAt(api, gestor, { stage_name: 'PACKAGING' })
  await enterAs(context, api, 'admin@arrenda.example')
  await openAsStaff(page, order)

  const more = page.getByRole('button', { name: 'Mais ações do pedido' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Cancelar pedido' }).click()
  await confirm(page, 'Cancelar pedido')
  await expect(page.getByRole('dialog').getByText('Diga por que o pedido é cancelado.')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Motivo do cancelamento').fill('A obra foi adiada.')
  await confirm(page, 'Cancelar pedido')
  await expectToast(page, `Pedido ${order.order_mask_id} cancelado`)
  await more.click()
  await expect(page.getByRole('menuitem', { name: 'Baixar PDF' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Cancelar pedido' })).toHaveCount(0)

  await enterAs(context, api, gestor)
  await customer.open(page, order.order_mask_id)
  await expect(page.getByText('A obra foi adiada.').first()).toBeVisible()
  await expect(page.getByText(/^Pedido cancelado/).first()).toBeVisible()
})

test('an outdated screen gets an edit conflict with the current order, and changes nothing', async ({
  page,
  context,
  api,
}) => {
  const gestor = 'gestor@pedraviva.example'
  const order = await orderAt(api, gestor, { stage_name: 'PROPOSAL_AGREEMENT', turn: 'customer' })
  await enterAs(context, api, gestor)
  const behind = await context.newPage()
  await customer.open(behind, order.order_mask_id)
  await customer.open(page, order.order_mask_id)
  await customer.acceptProposal(page)

  await behind.getByRole('button', { name: 'Recusar' }).click()
  const dialog = behind.getByRole('dialog')
  await dialog.getByLabel('Justificativa da recusa').fill('Mudamos de ideia.')
  await dialog.getByRole('button', { name: 'Recusar proposta' }).click()

  await expect(behind.getByText('O pedido mudou enquanto você lia.')).toBeVisible()
  await expect(behind.getByText('Envie os documentos da empresa').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Envie os documentos da empresa').first()).toBeVisible()
  await expect(page.getByText('Mudamos de ideia.')).toHaveCount(0)
})
