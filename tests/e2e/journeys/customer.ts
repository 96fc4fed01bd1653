import { expect, type Page } from '@playwright/test'
import { sendPdf } from './files'
import { expectToast } from './toast'

/** The customer's side of an order, one function per stage. */
export const customer = {
  async open(page: Page, maskId: string): Promise<void> {
    await page.goto(`/platform/my-orders/${maskId}`)
    await expect(page.getByRole('heading', { level: 1, name: `Pedido ${maskId}` })).toBeVisible()
  },

  async acceptProposal(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Aceitar proposta' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Aceitar proposta' }).click()
    await expectToast(page, 'Proposta aceita')
  },

  async sendDocuments(page: Page): Promise<void> {
    for (const [place, name] of DOCUMENTS.entries()) {
      await sendPdf(page, name, `${name}.pdf`)
      await expect(page.getByText('Pronto para enviar')).toHaveCount(place + 1)
    }
    await page.getByRole('button', { name: 'Enviar para análise' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar para análise' }).click()
    await expectToast(page, 'Documentos enviados para análise')
  },

  async nameSigners(page: Page): Promise<void> {
    const form = page.getByRole('form', { name: 'Indicar signatários' })
    for (const [place, { name, email, cpf }] of SIGNERS.entries()) {
      await form.getByLabel('Nome completo').nth(place).fill(name)
      await form.getByLabel('E-mail').nth(place).fill(email)
      await form.getByLabel('CPF').nth(place).fill(cpf)
    }
    await form.getByRole('button', { name: 'Salvar signatários' }).click()
    await expectToast(page, '3 signatários indicados')
  },

  async sendSignedCopy(page: Page, document: 'Contrato' | 'Termo de entrega'): Promise<void> {
    await sendPdf(page, `${document}: via assinada`, `${document} assinado.pdf`)
    await expectToast(page, 'Via assinada enviada')
  },
}

const DOCUMENTS = [
  'Contrato social',
  'Comprovante de endereço',
  'Documento do representante legal',
  'Comprovante de faturamento',
]

const SIGNERS = [
  { name: 'Marina Duarte', email: 'gestor@horizonte.example', cpf: '52998224725' },
  { name: 'Otávio Reis', email: 'otavio@horizonte.example', cpf: '11144477735' },
  { name: 'Lívia Prado', email: 'livia@horizonte.example', cpf: '39053344705' },
]
