import { createApp } from '@/server/app'
import { deleteFile } from '@/server/storage/storage'
import type { DocumentAccess } from '@/services/orders/documents/documents.schema'
import { REQUIRED_DOCUMENTS } from '@/services/orders/documents/required-documents.rules'
import type { Order } from '@/services/orders/orders.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { upload } from '@/tests/factories/http/files.factory'
import { aTeamAt, documentId, type Team } from '@/tests/factories/orders/order-road'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const [DOCUMENT] = REQUIRED_DOCUMENTS

const app = createApp()

/** An order with one file, and the two paths to it. */
async function aSentFile() {
  const team = await aTeamAt('DOC_ANALYSIS')
  const document = String(await documentId(team, DOCUMENT))
  const path = `${team.checkout}/documents/${document}/files`
  const { body } = await upload<Order>(path, { token: team.customer.token, name: 'contrato-social.pdf' })
  const [file] = body.documents.flatMap(({ files }) => files)
  const at = (order: string) => `/api${order}/documents/${document}/files/${String(file?.id)}`
  return { team, file, own: at(team.checkout), managed: at(team.managed) }
}

const open = async (path: string, token: string) =>
  (await app.request(path, { headers: { Authorization: `Bearer ${token}` } })).status

const accessesOf = ({ managed }: Team, token: string) =>
  callApi<DocumentAccess[]>('GET', `${managed}/document-access`, { token })

describe('who opened which file of an order', () => {
  it('is kept: customers and staff, newest first, with what the file was', async () => {
    const { team, file, own, managed } = await aSentFile()

    expect(await open(own, team.customer.token)).toBe(200)
    expect(await open(`${managed}?inline=1`, team.admin.token)).toBe(200)

    const { body } = await accessesOf(team, team.admin.token)
    const what = { file_id: file?.id, name: 'contrato-social.pdf', sha256: file?.sha256, document_type: DOCUMENT }
    expect(body).toMatchObject([team.admin, team.customer].map(({ firstName }) => ({ ...what, opened_by: firstName })))
  })

  it('moves the order in no way', async () => {
    const { team, managed } = await aSentFile()
    const state = () =>
      rowsOf(
        `select version, stage_name, (select count(*)::int from event_logs where model_name = 'order' and object_id = o.id)
          as history from orders o where id = $1`,
        [team.orderId],
      )
    const before = await state()

    await open(managed, team.admin.token)

    expect(await state()).toEqual(before)
  })

  it('is not kept of who was shown nothing', async () => {
    const { team, own, managed } = await aSentFile()

    expect(await open(own, (await aUser()).token)).toBe(404)
    expect(await open(managed, (await aStaffUser(['VENDEDOR'])).token)).toBe(404)
    const [stored] = await rowsOf<{ key: string }>(
      `select f.storage_key as key from document_files f join order_documents d on d.id = f.document_id where d.order_id = $1`,
      [team.orderId],
    )
    await deleteFile(String(stored?.key))
    expect(await open(own, team.customer.token)).not.toBe(200)

    expect((await accessesOf(team, team.admin.token)).body).toEqual([])
  })

  it('is read by staff who see the order, also before anybody opened one; nobody can change it', async () => {
    const { team, managed } = await aSentFile()
    const theirs = await aStaffUser(['VENDEDOR'], { permitted: [{ id: team.companyId }] })
    expect((await accessesOf(team, theirs.token)).body).toEqual([])
    await open(managed, team.admin.token)

    expect((await accessesOf(team, theirs.token)).body).toHaveLength(1)
    expect(await accessesOf(team, (await aStaffUser(['VENDEDOR'])).token)).toMatchObject({ status: 404 })
    expect(await accessesOf(team, team.customer.token)).toMatchObject({ status: 403 })
    expect(await accessesOf(team, (await aStaffUser(['PRODUTO'])).token)).toMatchObject({ status: 403 })
    await expect(rowsOf(`delete from event_logs where model_name = 'document_access'`)).rejects.toThrow()
  })
})
