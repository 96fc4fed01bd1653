import { expect, test } from '@playwright/test'
import { enterAs, violationsHere } from '../journeys/axe'
import { aContractToSend, codeOf, linkOf, signByApi } from '../journeys/signing'
import { expectToast } from '../journeys/toast'

const PHONE = { width: 360, height: 780 }

test('a contract is mailed to its signers, signed, declined, sent again and signed by all, on a phone', async ({
  page,
  browser,
  request,
}) => {
  const contract = await aContractToSend(await enterAs(page, 'juridico'))
  const [marina, otavio, livia] = contract.people
  let refusalCode = ''
  await page.setViewportSize(PHONE)
  const phone = await (await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' })).newPage()

  await test.step('staff send it', async () => {
    await page.goto(contract.path)
    await page.getByRole('button', { name: 'Enviar contrato para assinatura' }).click()
    await expectToast(page, 'Contrato enviado para assinatura')
  })
  await test.step('the signer reads it and signs with the mailed code', async () => {
    await phone.goto(await linkOf(request, contract, marina))
    await expect(phone.getByRole('heading', { level: 1, name: `Assine: ${upperFirst(contract.title)}` })).toBeVisible()
    await expect(
      phone
        .getByRole('region', { name: /^Contrato de locação/ })
        .getByRole('img')
        .first(),
    ).toBeVisible()
    await phone.getByLabel('Nome completo').fill(marina.name)
    await phone.getByRole('checkbox').check()
    await phone.getByRole('button', { name: 'Receber código por e-mail' }).click()
    await phone.getByLabel('Código do e-mail').fill(await codeOf(request, contract, marina))
    expect(await violationsHere(phone, 'signing')).toEqual([])
    await phone.getByRole('button', { name: 'Assinar', exact: true }).click()
    await expect(phone.getByRole('heading', { name: 'Documento assinado' })).toBeFocused()
    await phone.reload()
    await expect(phone.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible()
  })
  await test.step('a witness declines with a reason, and staff read it', async () => {
    await phone.goto(await linkOf(request, contract, otavio))
    await phone.getByRole('button', { name: 'Não vou assinar' }).click()
    await phone.getByLabel('Motivo').fill('O endereço está errado.')
    expect(await violationsHere(phone, 'declining')).toEqual([])
    await phone.getByRole('button', { name: 'Receber código para recusar' }).click()
    refusalCode = await codeOf(request, contract, otavio)
    await phone.getByLabel('Código para recusar').fill(refusalCode)
    await phone.getByRole('button', { name: 'Recusar assinatura' }).click()
    await expect(phone.getByRole('heading', { name: 'Recusa registrada' })).toBeFocused()
    await page.reload()
    await expect(page.getByText('Otávio Reis recusou assinar o contrato').first()).toBeVisible()
    await expect(page.getByText('Recusou em').first()).toBeVisible()
  })
  await test.step('staff send it again, the others sign, and everyone gets the copy', async () => {
    await page.getByRole('button', { name: 'Enviar contrato de novo para assinatura' }).click()
    await expectToast(page, 'Contrato enviado para assinatura')
    await signByApi(request, contract, otavio, refusalCode)
    await signByApi(request, contract, livia)
    await phone.goto(await linkOf(request, contract, livia, 'copy'))
    await expect(phone.getByRole('heading', { level: 1, name: /assinado por todos$/ })).toBeVisible()
    await expect(phone.getByRole('form', { name: 'Assinar' })).toBeHidden()
    await page.reload()
    await expect(page.getByText('Todos assinaram o contrato').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Aprovar via assinada' })).toBeVisible()
  })
  await phone.context().close()
})

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
