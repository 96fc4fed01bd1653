import type { Quotation, Simulator } from '@/services/simulation/simulation.schema'
import { expect, test } from './harness'
import { enterAs, sendAs } from './session'

const GESTOR = 'gestor@serraazul.example'

test('the open menu of a row stays and works when the rows behind it change their order', async ({
  page,
  context,
  api,
}) => {
  const send = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    sendAs<T>(api, GESTOR, method, path, body)
  const [simulator] = await send<Simulator[]>('GET', '/simulators')
  const [older, newer] = [
    await send<Quotation>('POST', '/quotations', { simulator: simulator?.id }),
    await send<Quotation>('POST', '/quotations', { simulator: simulator?.id }),
  ]
  await send('PUT', `/quotations/${String(older.id)}`, { name: 'Cotação da obra' })
  await send('PUT', `/quotations/${String(newer.id)}`, { name: 'Cotação do escritório' })
  await enterAs(context, api, GESTOR)
  await page.goto('/platform/simulation/quotations')
  const first = page.getByRole('list', { name: 'Cotações' }).getByRole('heading').first()
  await expect(first).toHaveText('Cotação do escritório')

  await page.getByRole('button', { name: 'Ações de Cotação do escritório' }).click()
  const rename = page.getByRole('menuitem', { name: 'Dar nome' })
  await expect(rename).toBeVisible()
  // A colleague changes the other one, and the list is asked for again: the connection was away for a moment.
  await context.setOffline(true)
  await send('PUT', `/quotations/${String(older.id)}`, { name: 'Cotação da obra nova' })
  await context.setOffline(false)
  await expect(first).toHaveText('Cotação da obra nova')

  await expect(rename).toBeVisible()
  await rename.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Nome da cotação' }).getByRole('textbox')).toHaveValue(
    'Cotação do escritório',
  )
})
