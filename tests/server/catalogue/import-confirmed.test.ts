import { transaction } from '@/server/db/client'
import { callApi } from '@/tests/factories/http/call-api'
import { sendForm } from '@/tests/factories/http/forms.factory'
import { aProductImport, importedCounts } from '@/tests/factories/http/import.factory'
import { rowsOf, somebodyWaits } from '@/tests/factories/rows'

let desk: Awaited<ReturnType<typeof aProductImport>>

beforeAll(async () => {
  desk = await aProductImport()
})

describe('confirming an import', () => {
  it('refers to exactly the file that was checked', async () => {
    const [rows, other] = [[desk.aRow()], [desk.aRow()]]
    const before = await importedCounts()

    const { status, body } = await desk.confirm(other, await desk.check(rows))
    expect({ status, code: body.code, report: body.data.report }).toMatchObject({
      status: 409,
      code: 'conflict',
      report: { created: 1, failed: 0, imported: false },
    })
    expect(await importedCounts()).toEqual(before)
  })

  it('is refused with a fresh report when the catalogue has changed, and nothing is imported', async () => {
    const [taken, row] = [desk.aRow(), desk.aRow()]
    const report = await desk.check([taken, row])
    const product = await desk.aProduct({ omie_code: taken['Código Omie'] })
    const before = await importedCounts()

    const { status, body } = await desk.confirm([taken, row], report)
    expect(status).toBe(409)
    expect(body.errors).toEqual([
      'Os dados mudaram depois da conferência. Nada foi importado: confira o resultado de novo.',
    ])
    expect(body.data.report).toMatchObject({ created: 1, changed: 1, failed: 0 })
    expect(await importedCounts()).toEqual(before)

    expect(await desk.confirm([taken, row], body.data.report)).toMatchObject({ status: 200, body: { imported: true } })
    expect((await desk.productOf(taken['Código Omie'] ?? '')).id).toBe(product.id)
  })

  it('is refused with a fresh report when a line would fail now', async () => {
    await callApi('POST', '/category-management', { token: desk.token, body: { title: 'De passagem' } })
    const rows = [desk.aRow({ Categoria: 'De passagem' }), desk.aRow()]
    const report = await desk.check(rows)
    await rowsOf("delete from categories where title = 'De passagem'")
    const before = await importedCounts()

    const { status, body } = await desk.confirm(rows, report)
    expect({ status, failed: body.data.report.failed }).toEqual({ status: 409, failed: 1 })
    expect(await importedCounts()).toEqual(before)
  })

  it('imports once, however often it is sent with the same key', async () => {
    const rows = [desk.aRow({ 'Código Omie': '' })]
    const report = await desk.check(rows)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => desk.confirm(rows, report, {}, 'a-chave-da-planilha')),
    )

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await rowsOf('select id from products where name = $1', [rows[0]?.Nome])).toHaveLength(1)
    expect(await desk.confirm([desk.aRow()], report, {}, 'a-chave-da-planilha')).toMatchObject({ status: 409 })
  })

  it('is refused when another import is confirmed at the same time', async () => {
    expect(await desk.twoAtOnce(desk.aRow(), desk.aRow())).toEqual([200, 409])
  })

  it('waits for a concurrent change of one of the products, and is refused afterwards', async () => {
    const product = await desk.aProduct()
    const rows = [desk.aRow({ 'Nº do produto': String(product.id) }), desk.aRow({ 'Nº do produto': '' })]
    const report = await desk.check(rows)
    let confirming: ReturnType<typeof desk.confirm> | undefined
    await transaction(async (tx) => {
      await tx.execute(`update products set color = 'Roxo' where id = ${String(product.id)}`)
      confirming = desk.confirm(rows, report)
      await somebodyWaits()
    })

    expect(await confirming).toMatchObject({ status: 409, body: { data: { report: { changed: 1, created: 1 } } } })
    expect(await desk.productOf(product.omie_code ?? '')).toEqual({ ...product, color: 'Roxo' })
  })
})

describe('the file of an import', () => {
  it('is required', async () => {
    expect(await sendForm('POST', '/product-management/import', { token: desk.token, fields: {} })).toMatchObject({
      status: 400,
      body: { errors: ['Escolha um arquivo CSV.'] },
    })
  })

  it('is refused when it is too large', async () => {
    const large = new File([`Nome\n${'x'.repeat(5 * 1024 * 1024)}`], 'grande.csv')
    expect(await desk.send(large)).toMatchObject({
      status: 413,
      body: { errors: ['O arquivo passa do limite de 5 MB.'] },
    })
  })
})
