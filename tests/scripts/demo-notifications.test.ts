/** @database demo */
import { readFileSync } from 'node:fs'
import { rowsOf } from '@/tests/factories/rows'

describe('the notifications of the demo data', () => {
  it('wait unread for the log-ins of the README', async () => {
    const readme = readFileSync('README.md', 'utf8')
    const listed = [...readme.matchAll(/^\| (\S+@\S+\.example) \|/gm)].map(([, email]) => email)
    const without = await rowsOf<{ email: string }>(
      `select email from users where email = any($1)
       and not exists (select 1 from notifications n where n.user_id = users.id and n.read_at is null and n.deleted_at is null)`,
      [listed],
    )
    // No event reaches PRODUTO: it reads no orders or tickets, manages no equipment and acts for no company (ADR 550).
    expect(without.map(({ email }) => email)).toEqual(['produto@arrenda.example'])
  })

  it('have their ids in the order of their times, as lists show them', async () => {
    const turned = await rowsOf(
      `select n.id from notifications n where exists (select 1 from notifications before
        where before.user_id = n.user_id and before.id < n.id and before.created_at > n.created_at)`,
    )
    expect(turned).toEqual([])
  })
})
