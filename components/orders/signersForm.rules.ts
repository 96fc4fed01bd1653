import { canonicalCpf } from '@/services/companies/cpf.rules'
import { array, object } from '@/services/config/validation'
import { newSignerBody, type NewSigner, type Signer } from '@/services/orders/documents.schema'
import { MIN_SIGNERS, MIN_WITNESSES } from '@/services/orders/snapshot.rules'

/** The contract's body, trimmed as people type it instead of refused. */
const person = newSignerBody.strict(false)

export const signersShape = object({ people: array(person).required() })

export type SignersValues = { people: NewSigner[] }

/** One empty place for everyone who still has to be named; one of each role when nobody has to. */
export function missingPeople(named: readonly Signer[]): NewSigner[] {
  const missing = (role: Signer['role'], wanted: number): number =>
    Math.max(0, wanted - named.filter((signer) => signer.role === role).length)
  const roles: Signer['role'][] = [
    ...Array.from({ length: missing('signer', MIN_SIGNERS) }, () => 'signer' as const),
    ...Array.from({ length: missing('witness', MIN_WITNESSES) }, () => 'witness' as const),
  ]
  return roles.map((role, place) => emptyPerson(role, named.length + place + 1))
}

export const emptyPerson = (role: Signer['role'], order: number): NewSigner => ({
  name: '',
  email: '',
  cpf: '',
  role,
  order,
})

/** As it travels: trimmed, the CPF as digits. */
export function toBody(values: NewSigner): NewSigner {
  const body = person.cast(values)
  return { ...body, cpf: canonicalCpf(body.cpf) }
}
