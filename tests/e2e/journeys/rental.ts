import { expect, test, type Page } from '@playwright/test'
import { customer } from './customer'
import { logInAs } from './people'
import { simulateAndOrder } from './simulate'
import { staff } from './staff'

const COMPANY = 'Horizonte Engenharia'

/** Takes an order from 'Simular' to FINISHED, as a customer and the staff of each stage. @returns its number */
export async function rentAndReturn(page: Page): Promise<string> {
  const maskId = await test.step('a customer simulates and orders', async () => {
    await logInAs(page, 'gestor')
    return simulateAndOrder(page, 3)
  })
  await test.step('they accept the proposal and send the documents', async () => {
    await customer.acceptProposal(page)
    await customer.sendDocuments(page)
  })
  await test.step('jurídico approves the documents', async () => {
    await logInAs(page, 'juridico')
    await staff.open(page, maskId, COMPANY)
    await staff.approveDocuments(page)
  })
  await test.step('financeiro approves the credit', async () => {
    await logInAs(page, 'financeiro')
    await staff.open(page, maskId, COMPANY)
    await staff.approveCredit(page)
  })
  await test.step('jurídico uploads the contract', async () => {
    await logInAs(page, 'juridico')
    await staff.open(page, maskId, COMPANY)
    await staff.putUpContract(page, `CT-${maskId}`)
  })
  await test.step('the customer names the signers and uploads the signed copy', async () => {
    await logInAs(page, 'gestor')
    await customer.open(page, maskId)
    await customer.nameSigners(page)
    await customer.sendSignedCopy(page, 'Contrato')
  })
  await test.step('jurídico approves the contract', async () => {
    await logInAs(page, 'juridico')
    await staff.open(page, maskId, COMPANY)
    await staff.approveSignedCopy(page)
    await staff.complete(page, 'Concluir contrato', 'Contrato concluído')
  })
  await test.step('operação packs, ships, delivers and uploads the term', async () => {
    await logInAs(page, 'operacao')
    await staff.open(page, maskId, COMPANY)
    await staff.pack(page)
    await staff.ship(page)
    await staff.deliver(page)
    await staff.putUpTerm(page)
  })
  await test.step('the customer signs the delivery term', async () => {
    await logInAs(page, 'gestor')
    await customer.open(page, maskId)
    await customer.sendSignedCopy(page, 'Termo de entrega')
  })
  await test.step('operação starts the rental, and receives everything back at its end', async () => {
    await logInAs(page, 'operacao')
    await staff.open(page, maskId, COMPANY)
    await staff.approveSignedCopy(page)
    await staff.complete(page, 'Iniciar locação', 'Locação iniciada')
    await staff.startReturn(page)
    await staff.takeBack(page)
  })
  await expect(page.getByText('Encerrado').first()).toBeVisible()
  return maskId
}
