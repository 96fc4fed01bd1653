import type { OwnEquipment, OwnEquipmentEvent } from '@/services/equipment/own/own-equipment.schema'
import type { ImportReport } from '@/services/http/import.schema'
import type { Page } from '@/services/http/page.schema'
import { anAddress } from '@/tests/factories/catalogue/simulation.factory'
import { aProduct, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { someUnits } from '@/tests/factories/catalogue/units.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { upload } from '@/tests/factories/http/files.factory'
import { deleteUser } from '@/tests/factories/people/managed-users.factory'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

type Person = { id: number; token: string }

async function aTeam() {
  const company = await aCompany()
  const manager = await aUser({ company, isCompanyAdmin: true })
  const member = await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] })
  return { company, manager, member, address: await anAddress(manager.token) }
}

const owned = (serials: string[], more: object = {}) => ({
  model: 'Dell Latitude 5420',
  serials,
  label: null,
  address_id: null,
  user_id: null,
  ...more,
})

const register = ({ token }: Person, body: object) => callApi<OwnEquipment[]>('POST', '/own-equipment', { token, body })

const list = async ({ token }: Person, query = '') =>
  (await callApi<Page<OwnEquipment>>('GET', `/own-equipment${query}`, { token })).body.results

const aDevice = async (person: Person, more: object = {}) => the((await register(person, owned(['dl-1'], more))).body)

const update = ({ token }: Person, { id, ...device }: OwnEquipment, changes: object) => {
  const { serial, model, label, address, user, active } = device
  const body = { serial, model, label, address_id: address?.id ?? null, user_id: user?.id ?? null, active, ...changes }
  return callApi<OwnEquipment & { fields?: object }>('PUT', `/own-equipment/${String(id)}`, { token, body })
}

describe('the equipment that a company owns', () => {
  it('is registered by its GESTOR and its VENDEDOR, one serial or many of one model', async () => {
    const { company, manager, address, member } = await aTeam()
    const buyer = await aUser({ company, groups: ['CLIENTE', 'VENDEDOR'], permitted: [company] })
    const one = await register(
      manager,
      owned([' dl-1 '], { label: 'Sala 2', address_id: address.id, user_id: member.id }),
    )
    expect(one.status).toBe(201)
    expect(one.body[0]).toMatchObject({
      serial: 'DL-1',
      label: 'Sala 2',
      address: { id: address.id },
      user: { id: member.id },
      active: true,
    })
    expect((await register(buyer, owned(['DL-2', 'DL-3']))).body).toHaveLength(2)
    expect((await list(manager)).map(({ serial }) => serial)).toEqual(['DL-1', 'DL-2', 'DL-3'])
  })

  it('keeps a serial once in a company, and writes nothing when one of many is known', async () => {
    const { manager } = await aTeam()
    await aDevice(manager)
    const { status, body } = await register(manager, owned(['DL-2', 'DL-1']))
    expect(status).toBe(409)
    expect(body).toMatchObject({ fields: { serials: ['O serial DL-1 já está cadastrado na sua empresa.'] } })
    expect(await list(manager)).toHaveLength(1)
    expect((await register(manager, owned(['DL-3', 'dl-3']))).status).toBe(400)
  })

  it('may have the serial of our stock or of another company, which it learns nothing of', async () => {
    const [here, there] = [await aTeam(), await aTeam()]
    const { productType } = await aSimulator()
    const { id } = await aProduct({ productTypeId: productType.id, units: 0 })
    const unit = the(await someUnits(id, 1))
    await aDevice(there.manager)
    expect((await register(here.manager, owned([unit.serial, 'DL-1']))).status).toBe(201)
  })

  it('is no part of the stock, and cannot be found, rented or counted there', async () => {
    const { manager } = await aTeam()
    const staff = await aStaffUser(['OPERAÇÃO'])
    await aDevice(manager)
    const stock = await callApi<Page<object>>('GET', '/equipment-management?search=DL-1', { token: staff.token })
    expect(stock.body.count).toBe(0)
    expect(await rowsOf("select 1 from equipment_units where serial = 'DL-1'")).toEqual([])
  })

  it('is seen by a COLABORADOR only where they use it, and changed by none of them', async () => {
    const { manager, member } = await aTeam()
    const theirs = await aDevice(manager, { user_id: member.id })
    await register(manager, owned(['DL-2']))
    const [seen, ...others] = await list(member)
    expect(seen).toMatchObject({ serial: 'DL-1', may_edit: false })
    expect(others).toEqual([])
    expect((await update(member, theirs, { label: 'Minha' })).status).toBe(403)
  })

  it('is updated and written off with its history, which names people as they are now', async () => {
    const { manager, member, address } = await aTeam()
    const device = await aDevice(manager)
    const changed = await update(manager, device, { label: 'Obra', user_id: member.id, address_id: address.id })
    await update(manager, changed.body, { active: false })
    await update(manager, changed.body, { active: false })
    const path = `/own-equipment/${String(device.id)}/history`
    const { results } = (await callApi<Page<OwnEquipmentEvent>>('GET', path, { token: manager.token })).body
    expect(results.map(({ changes }) => changes)).toEqual([
      [{ field: 'Situação', before: 'Em uso', after: 'Baixado' }],
      [
        { field: 'Etiqueta', before: null, after: 'Obra' },
        { field: 'Endereço', before: null, after: expect.stringContaining('Sede São Paulo') },
        { field: 'Responsável', before: null, after: member.firstName },
      ],
      [],
    ])
    expect(await list(manager, '?active=true')).toEqual([])
  })

  it.each(['deleted', 'erased'])('is nobody’s once its user is %s, and its history says so', async (how) => {
    const { manager, member } = await aTeam()
    const device = await aDevice(manager, { user_id: member.id })
    if (how === 'deleted') await deleteUser(manager.token, member.id)
    else {
      const wish = { token: member.token, body: { kind: 'erasure' } }
      const { id } = (await callApi<{ id: number }>('POST', '/privacy-requests', wish)).body
      const { token } = await aStaffUser(['ADMINISTRADOR'])
      await callApi('PUT', `/privacy-requests/${String(id)}`, { token, body: { approved: true } })
    }
    expect(await list(manager)).toMatchObject([{ serial: 'DL-1', user: null }])
    const path = `/own-equipment/${String(device.id)}/history`
    const { results } = (await callApi<Page<OwnEquipmentEvent>>('GET', path, { token: manager.token })).body
    expect(results[0]?.changes).toMatchObject([{ field: 'Responsável', after: null }])
  })

  it('cannot take the serial of another device of the company', async () => {
    const { manager } = await aTeam()
    const device = await aDevice(manager)
    await register(manager, owned(['DL-2']))
    expect(await update(manager, device, { serial: 'dl-2' })).toMatchObject({
      status: 409,
      body: { fields: { serial: [expect.stringContaining('DL-2')] } },
    })
  })

  it('comes back from its own CSV file, edited in a spreadsheet, after a dry run', async () => {
    const { manager, member, address } = await aTeam()
    await aDevice(manager, { address_id: address.id })
    const { token } = manager
    const file = `Serial;Modelo;Etiqueta;Endereço;E-mail do responsável;Situação
DL-1;Dell Latitude 5420;Sala 9;;${member.email};Em uso
DL-7;Dell Latitude 5440;;;;
DL-8;;;;ninguem@fora.example;`
    const send = (fields: Record<string, string>) =>
      upload<ImportReport>('/own-equipment/import', {
        token,
        name: 'a.csv',
        content: new TextEncoder().encode(file),
        fields,
      })
    const { body: dry } = await send({ dry_run: 'true' })
    expect(dry).toMatchObject({ created: 1, changed: 1, failed: 1, imported: false })
    expect(dry.failures[0]?.faults.map(({ column }) => column)).toEqual(['Modelo', 'E-mail do responsável'])
    expect(await list(manager)).toHaveLength(1)
    await send({ dry_run: 'false', checked: dry.checked, skip_failed: 'true' })
    expect(await list(manager)).toMatchObject([
      { serial: 'DL-1', label: 'Sala 9', address: null, user: { id: member.id } },
      { serial: 'DL-7', model: 'Dell Latitude 5440' },
    ])
  })
})
