import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import type { ReturnDetail } from '@/services/logistics/returns/return-detail.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { acceptedExchanges, aRunningTeam, deliver, refuse, rentedBy, send } from '@/tests/factories/orders/exchanges'
import type { Team } from '@/tests/factories/orders/order-road'
import { the } from '@/tests/factories/the'

async function packagesOf({ admin }: Team, brings: number | null, takes: number | null) {
  const { token } = admin
  const pkg = await callApi<PackageDetail>('GET', `/package-management/${String(brings)}`, { token })
  const desk = await callApi<ReturnDetail>('GET', `/returns/${String(takes)}`, { token })
  return { replaces: pkg.body.replaces, replacements: desk.body.replacements }
}

describe('the packages of an exchange', () => {
  it('show which unit is replaced, and its replacement once it has arrived', async () => {
    const { team, dearer, units } = await aRunningTeam()
    const [old] = units
    const wish = { units: [old?.id ?? 0], kind: 'upgrade' as const, product_id: dearer.id }
    const { package_id: brings, return_package_id: takes } = the(await acceptedExchanges(team, wish))
    const serial = old?.serial

    expect(await packagesOf(team, brings, takes)).toEqual({
      replaces: [{ serial, product: expect.any(String), kind: 'upgrade' }],
      replacements: [{ serial, by: null, kind: 'upgrade' }],
    })

    await send(team, brings)
    await deliver(team, brings)

    const before = units.map(({ id }) => id)
    const better = (await rentedBy(team)).find(({ id }) => !before.includes(id))
    expect((await packagesOf(team, brings, takes)).replacements).toEqual([
      { serial, by: better?.serial, kind: 'upgrade' },
    ])
  })

  it('do not show a refused exchange', async () => {
    const { team, units } = await aRunningTeam()
    const exchange = the(await acceptedExchanges(team, { units: [units[0]?.id ?? 0] }))
    await refuse(team, [exchange.id])

    expect(await packagesOf(team, exchange.package_id, exchange.return_package_id)).toEqual({
      replaces: [],
      replacements: [],
    })
  })
})
