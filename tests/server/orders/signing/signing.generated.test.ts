import fc from 'fast-check'
import { expireSigningLinks } from '@/server/orders/signing/signing-schedules'
import { aPdf, upload } from '@/tests/factories/http/files.factory'
import { aCpf } from '@/tests/factories/orders/commands'
import { orderOf } from '@/tests/factories/orders/order-road'
import {
  aContractToSign,
  codeOf,
  declineAs,
  keyOf,
  letLinksRunOut,
  otherThan,
  readAndAsk,
  sendToSign,
  signAs,
  withKey,
} from '@/tests/factories/orders/signing'
import { rowsOf } from '@/tests/factories/rows'

/** More of them when asked for: `SIGNING_SEQUENCES=200 npx jest signing.generated`. */
const SEQUENCES = Number(process.env.SIGNING_SEQUENCES ?? 4)

type Signing = Awaited<ReturnType<typeof aContractToSign>>

const DEEDS = {
  send: ({ team }: Signing) => sendToSign(team),
  sign: ({ people }: Signing, who: number) => signAs(people[who % 3] ?? people[0]),
  'sign with a wrong code': async ({ people }: Signing, who: number) => {
    const person = people[who % 3] ?? people[0]
    return signAs(person, { code: otherThan(await codeOf(person.email)) })
  },
  'sign twice at once': async ({ people }: Signing, who: number) => {
    const person = people[who % 3] ?? people[0]
    const key = await keyOf(person.email)
    await readAndAsk(key)
    const body = { name: person.name, consent: true, code: await codeOf(person.email) }
    const answers = await Promise.all([1, 2].map(() => withKey(key, 'POST', '/signature', body)))
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1)
  },
  'take somebody off': ({ team, documentId, people }: Signing, who: number) =>
    team.asCustomer('DELETE', `/documents/${String(documentId)}/signers/${String((people[who % 3] ?? people[0]).id)}`),
  'name somebody': ({ team, documentId }: Signing, who: number) =>
    team.asCustomer('POST', `/documents/${String(documentId)}/signers`, {
      name: 'Rita Lopes',
      email: 'rita@horizonte.example',
      cpf: aCpf(who),
      role: 'witness',
      order: 1,
    }),
  decline: async ({ people }: Signing, who: number) => declineAs(people[who % 3] ?? people[0]),
  'replace the PDF': ({ team, documentId }: Signing) =>
    upload(`${team.managed}/documents/${String(documentId)}/files`, {
      token: team.admin.token,
      content: aPdf('outro'),
    }),
  expire: async ({ team }: Signing) => {
    await letLinksRunOut(team)
    await expireSigningLinks()
  },
  approve: ({ team, documentId }: Signing, who: number) =>
    team.asAdmin(
      'PUT',
      `/documents/${String(documentId)}`,
      who % 2 ? { approved: true } : { approved: false, message: 'De novo.' },
    ),
} as const

type Deed = keyof typeof DEEDS

const aStep = fc.record({
  deed: fc.oneof(
    { weight: 4, arbitrary: fc.constant<Deed>('send') },
    { weight: 6, arbitrary: fc.constant<Deed>('sign') },
    { weight: 3, arbitrary: fc.constantFrom(...(Object.keys(DEEDS) as Deed[])) },
  ),
  who: fc.nat(5),
})

/** What holds after every deed. */
async function expectSound({ team, documentId }: Signing, before: number): Promise<number> {
  const order = await orderOf(team)
  const people = order.signers.filter(({ document_id }) => document_id === documentId)
  const [file] = await rowsOf<{ id: number; sha256: string }>(
    `select id, sha256 from document_files where document_id = $1 and kind = 'original' and withdrawn_at is null`,
    [documentId],
  )
  const evidence = await rowsOf<{ signer_id: number; event: string; file_id: number; sha256: string; id: number }>(
    'select * from signing_evidence where document_id = $1 order by id',
    [documentId],
  )
  // Nothing that proves something is ever lost.
  expect(evidence.length).toBeGreaterThanOrEqual(before)
  for (const { id, signed_at, declined_at, asked_at } of people) {
    const own = evidence.filter((one) => one.signer_id === id)
    if (signed_at) {
      // A signature is one of the document that is up, and was asked for.
      expect(own.filter(({ event, file_id }) => event === 'signed' && file_id === file?.id).length).toBeGreaterThan(0)
      expect(asked_at).not.toBeNull()
      expect(declined_at).toBeNull()
    }
  }
  // The signing order holds: whoever signed has nobody before them who has not.
  const open = people.filter(({ signed_at }) => !signed_at).map(({ order: position }) => position)
  for (const { signed_at, order: position } of people)
    if (signed_at && open.length > 0) expect(position).toBeLessThanOrEqual(Math.min(...open))
  for (const { sha256, file_id } of evidence) if (file_id === file?.id) expect(sha256).toBe(file.sha256)
  // It is staff's turn once somebody declined, let their link run out, or everybody signed.
  const approved = order.documents.find(({ id }) => id === documentId)?.approved
  if (
    people.some(({ declined_at, lapsed_at }) => declined_at ?? lapsed_at) ||
    people.every(({ signed_at }) => signed_at) ||
    approved
  )
    expect(order.turn).toBe('staff')
  expect(order.history.length).toBeGreaterThan(0)
  return evidence.length
}

describe('signing a contract', () => {
  it(`breaks nothing whatever is done in whichever order (${String(SEQUENCES)} sequences)`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom([1, 2, 3] as const, [1, 1, 2] as const, [2, 1, 1] as const),
        fc.array(aStep, { minLength: 8, maxLength: 12 }),
        async (positions, steps) => {
          const signing = await aContractToSign(positions)
          let kept = 0
          for (const { deed, who } of steps) {
            await DEEDS[deed](signing, who)
            kept = await expectSound(signing, kept)
          }
        },
      ),
      { numRuns: SEQUENCES, endOnFailure: true },
    )
  })
})
