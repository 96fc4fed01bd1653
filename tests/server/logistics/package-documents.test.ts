import { createApp } from '@/server/app'
import { sweepInvoices } from '@/server/logistics/packages/package-invoices'
import { openFile, storeFile } from '@/server/storage/storage'
import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aPdf, aPdfArchive, aScriptedPdf } from '@/tests/factories/http/files.factory'
import { pdfPages } from '@/tests/factories/http/pdf-text'
import { aTeamAt, orderOf, pack } from '@/tests/factories/orders/order-road'
import { historyOf, rowsOf } from '@/tests/factories/rows'

async function aPackage() {
  const team = await aTeamAt('PACKAGING', { quantity: 2, onShelf: 2 })
  await pack(team)
  const [pkg] = (await orderOf(team)).packages
  if (!pkg) throw new Error('no package')
  return { team, pkg, token: team.admin.token, path: `/package-invoice-management/${String(pkg.id)}` }
}

/** Uploads as multipart form data with PUT, which replaces the existing file. */
async function put(path: string, token: string, name: string, content = aPdf(name)) {
  const form = new FormData()
  form.set('file', new File([content], name, { type: 'application/pdf' }))
  const headers = { Authorization: `Bearer ${token}` }
  const response = await createApp().request(`/api${path}`, { method: 'PUT', headers, body: form })
  return { status: response.status, body: (await response.json()) as PackageDetail }
}

async function get(path: string, token: string) {
  const response = await createApp().request(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } })
  return { response, content: new Uint8Array(await response.arrayBuffer()) }
}

describe('the invoice of a package', () => {
  it('is uploaded, downloaded, replaced and withdrawn; the history keeps the replaced one', async () => {
    const { team, path, token } = await aPackage()
    expect((await put(path, token, 'nota-1.pdf')).body.invoice).toMatchObject({ name: 'nota-1.pdf' })
    const { body } = await put(path, token, 'nota-2.pdf')
    expect(body.invoice).toMatchObject({ name: 'nota-2.pdf', size: aPdf('nota-2.pdf').byteLength })

    const { response, content } = await get(path, token)
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="nota-2\.pdf"/)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(content).toEqual(aPdf('nota-2.pdf'))

    const after = await callApi<PackageDetail>('DELETE', path, { token })
    expect(after.body.invoice).toBeNull()
    expect((await callApi('DELETE', path, { token })).status).toBe(409)
    expect((await get(path, token)).response.status).toBe(404)
    const kept = 'select name, withdrawn_at is not null as gone from package_invoices where package_id = $1 order by id'
    expect(await rowsOf(kept, [body.id])).toEqual([
      { name: 'nota-1.pdf', gone: true },
      { name: 'nota-2.pdf', gone: true },
    ])
    expect((await historyOf('order', team.orderId)).slice(-3)).toEqual([
      'upload_package_invoice',
      'upload_package_invoice',
      'remove_package_invoice',
    ])
  })

  it('is refused for content other than a PDF at rest, and for an unknown package before it is read', async () => {
    const { path, token, pkg } = await aPackage()
    for (const content of [new TextEncoder().encode('not a PDF'), aScriptedPdf(), aPdfArchive()])
      expect((await put(path, token, 'nota.pdf', content)).status).toBe(415)
    expect(await rowsOf('select 1 from package_invoices where package_id = $1', [pkg.id])).toEqual([])
    expect((await put('/package-invoice-management/999999', token, 'nota.pdf', aScriptedPdf())).status).toBe(404)
  })

  it('is kept by the sweep, even when withdrawn; orphaned files are deleted', async () => {
    const { path, pkg, token } = await aPackage()
    await put(path, token, 'nota.pdf')
    await callApi('DELETE', path, { token })
    const orphan = await storeFile('package-invoices', aPdf('left behind'))
    await sweepInvoices(new Date(Date.now() + 2 * 86_400_000))
    const kept = 'select storage_key from package_invoices where package_id = $1'
    const [row] = await rowsOf<{ storage_key: string }>(kept, [pkg.id])
    await (await openFile(row?.storage_key ?? '')).cancel()
    await expect(openFile(orphan.storageKey)).rejects.toThrow()
  })
})

describe('the packing slip', () => {
  it('shows the recipient and the items with every serial', async () => {
    const { pkg, token } = await aPackage()
    const { response, content } = await get(`/package-management/${String(pkg.id)}/packing-slip`, token)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Disposition')).toMatch(/filename="romaneio-000001-\d+\.pdf"/)
    const text = (await pdfPages(content)).join(' ')
    for (const word of [
      'Romaneio 000001',
      pkg.address.recipient_name,
      pkg.address.city,
      ...pkg.serials.map(({ serial }) => serial),
      'Nome, documento, data e assinatura',
    ]) {
      expect(text).toContain(word)
    }
    expect((await get('/package-management/999999/packing-slip', token)).response.status).toBe(404)
  })
})
