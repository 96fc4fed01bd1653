import { anAddressBody } from '@/tests/factories/catalogue/simulation.factory'
import { newUser } from '@/tests/factories/people/managed-users.factory'
import { manager, type Row, salesperson } from './foreign-ids.types'

/** Calls about one's own account, people and clients. */
export const FOREIGN_PEOPLE: Readonly<Record<string, Row>> = {
  // One's own account, and people
  'DELETE /sessions/:id': ({ foreign }) => [manager({ at: foreign.session })],
  'PUT /nps/:id': ({ foreign }) => [manager({ at: foreign.rating, body: { score: 3, feedback: 'Ruim' } })],
  'POST /users': ({ foreign }) => [
    manager({ body: newUser({ responsible_id: foreign.user.id }), refusal: 'invalid', mixed: true }),
    manager({ body: newUser({ permitted_companys: [foreign.company.id] }), refusal: 'forbidden', mixed: true }),
  ],
  'PUT /users/:id': ({ foreign, own }) => [
    manager({ at: foreign.user, body: { full_name: 'Outra Pessoa' } }),
    manager({ at: own.buyer, body: { responsible_id: foreign.user.id }, refusal: 'invalid', mixed: true }),
    manager({ at: own.buyer, body: { permitted_companys: [foreign.company.id] }, refusal: 'forbidden', mixed: true }),
  ],
  'DELETE /users/:id': ({ foreign }) => [manager({ at: foreign.user })],
  'PUT /user-switch-company/:userId': ({ foreign, own }) => [
    { by: 'buyer', at: { userId: foreign.user.id }, body: { company: own.company.id }, mixed: true },
    { by: 'buyer', at: { userId: own.buyer.id }, body: { company: foreign.company.id }, mixed: true },
    salesperson({ at: { userId: own.salesperson.id }, body: { company: foreign.company.id }, mixed: true }),
  ],

  // Clients
  'GET /company-management/:id': ({ foreign }) => [salesperson({ at: foreign.company })],
  'GET /company-management/:id/users': ({ foreign }) => [salesperson({ at: foreign.company })],
  'PUT /company-management/:id': ({ foreign }) => [
    salesperson({ at: foreign.company, body: { trade_name: 'Outro nome' } }),
  ],
  'POST /company-management/:id/addresses': ({ foreign }) => [
    salesperson({ at: foreign.company, body: anAddressBody() }),
  ],
  'PUT /company-management/:id/addresses/:addressId': ({ foreign, own }) => [
    salesperson({ at: { id: foreign.company.id, addressId: foreign.depot.id }, body: anAddressBody({ number: '1' }) }),
    salesperson({
      at: { id: own.company.id, addressId: foreign.depot.id },
      body: anAddressBody({ number: '1' }),
      mixed: true,
    }),
  ],
  'DELETE /company-management/:id/addresses/:addressId': ({ foreign, own }) => [
    salesperson({ at: { id: foreign.company.id, addressId: foreign.depot.id } }),
    salesperson({ at: { id: own.company.id, addressId: foreign.depot.id }, mixed: true }),
  ],
  'GET /address-management': ({ foreign }) => [salesperson({ query: { company: foreign.company.id } })],
}
